"""Who has an account is known by it at a table, and no guest sits there in his name."""

from collections.abc import Iterator

import pytest

from tests.server.accounts.browsers import Browser, Server, server
from tests.server.client import Seat
from tests.server.company import open_table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("seats")) as opened:
        yield opened


@pytest.fixture(scope="module")
def leyla(house: Server) -> Browser:
    browser = house.browser()
    browser.register("Leyla")
    return browser


LOOKALIKES = ["Leyla", "leyla", "L\u0435yla", " LEYLA "]


@pytest.mark.parametrize("name", LOOKALIKES)
def test_no_guest_sits_under_the_name_of_an_account(
    house: Server, leyla: Browser, name: str
) -> None:
    assert leyla.account["name"] == "Leyla"
    opening = {"type": "open_table", "rules": "app", "seats": 2, "bots": []}
    with house.browser().socket() as one, house.browser().socket() as other:
        host, guest = Seat(one), Seat(other)
        gathering = open_table(host, 2)
        assert gathering["seats"][0]["account"] is False
        table = gathering["table"]
        guest.ask({"type": "enter", "table": table})
        seated = {"table": table, "seat": None, "name": name, "nonce": None}
        assert guest.ask({"type": "take_seat"} | seated)["code"] == "name_taken"
        opened = guest.ask(opening | {"name": name, "settings": gathering["settings"]})
        assert opened["code"] == "name_taken"
        match = {"type": "quick_match", "name": name, "rules": "app", "seats": None}
        sought = guest.ask(match | {"rated": False, "nonce": None})
        assert sought["code"] == "name_taken"
        assert "code" not in guest.ask({"type": "take_seat"} | seated | {"name": "Lale"})


def test_who_has_the_account_sits_under_its_name_and_is_marked(
    house: Server, leyla: Browser
) -> None:
    with house.browser().socket() as one, leyla.socket() as other:
        host, account = Seat(one), Seat(other)
        table = open_table(host, 2)["table"]
        account.ask({"type": "enter", "table": table})
        taking = {"type": "take_seat", "table": table, "seat": None, "name": "X", "nonce": None}
        seats = account.ask(taking)["seats"]
        assert [(seat["name"], seat["account"]) for seat in seats] == [
            ("Ann", False),
            ("Leyla", True),
        ]
        assert host.ask({"type": "start", "table": table})["people"][1]["account"] is True
