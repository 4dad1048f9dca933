"""Accounts over every kind of store."""

import asyncio

import pytest

from kozyr.server.accounts.messages import AccountError
from kozyr.server.accounts.passwords import Passwords
from kozyr.server.accounts.records import Records
from kozyr.server.accounts.service import Accounts
from kozyr.server.accounts.visitor import Entry, Visitor
from kozyr.server.store import Store
from tests.server.accounts.browsers import NO_LIMITS, PASSWORD, QUICK_KIB
from tests.server.store.logs import Run


def accounts_of(store: Store) -> Accounts:
    return Accounts(Records(store.cold), passwords=Passwords(QUICK_KIB), rates=NO_LIMITS)


def test_account_lives_from_guest_to_deletion(store: Store, run: Run) -> None:
    async def live() -> None:
        accounts = accounts_of(store)
        guest = await accounts.known.who("a player")
        entry = await accounts.register(Visitor("a player"), "Leyla", PASSWORD, "", "Firefox")
        assert (await accounts.known.who("a player")).id == guest.id
        assert await accounts.known.session_of(entry.token) == entry.visitor.session
        assert not await accounts.known.is_guest("a player")
        assert entry.codes
        recovered = await accounts.recover(None, "leyla", entry.codes[0], "7 brown hens", "", "")
        assert await accounts.known.session_of(entry.token) is None
        with pytest.raises(AccountError, match="wrong_code"):
            await accounts.recover(None, "Leyla", entry.codes[0], "7 brown hens", "", "")
        await accounts.rename(recovered.visitor, "Nino")
        options = await accounts.passkeys.ask("localhost", "")
        assert options["rpId"] == "localhost"
        data = await accounts.export(recovered.visitor)
        assert (data["name"], data["recovery_codes_left"], data["games"]) == ("Nino", 7, [])
        await accounts.delete(recovered.visitor)
        assert (await accounts.known.who("a player")).name == "deleted"
        assert await accounts.known.session_of(recovered.token) is None
        accounts.close()

    run(live())


def test_name_is_given_once_however_many_want_it_at_the_same_moment(store: Store, run: Run) -> None:
    names = ("Leyla", "leyla", "LEYLA", "Ieyla")

    async def rush() -> list[Entry | BaseException]:
        accounts = accounts_of(store)
        outcomes = await asyncio.gather(
            *(
                accounts.register(Visitor(f"player {name}"), name, PASSWORD, "", "")
                for name in names
            ),
            return_exceptions=True,
        )
        accounts.close()
        return outcomes

    outcomes = run(rush())

    assert [type(outcome) for outcome in outcomes].count(Entry) == 1
    refused = [str(outcome) for outcome in outcomes if isinstance(outcome, AccountError)]
    assert refused == ["name_taken"] * 3, outcomes
