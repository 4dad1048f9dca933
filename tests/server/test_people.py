"""People at one table, through the server: gathering, playing, leaving, playing again."""

import random
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.server.client import AT_ONCE, browser
from tests.server.company import (
    people,
    play_out,
    sit_together,
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with browser(tmp_path_factory.mktemp("people"), rhythm=AT_ONCE) as opened:
        yield opened


@pytest.mark.parametrize("number", [2, 3, 6])
def test_people_gather_by_a_link_and_play_a_game(client: TestClient, number: int) -> None:
    with people(client, number) as seats:
        updates = sit_together(seats)
        assert [update["view"]["you"] for update in updates] == [*range(number)]
        assert all(update["events"][0]["type"] == "dealt" for update in updates)

        told = play_out(seats, updates, random.Random(number))

    ends = [each[-1]["view"] for each in told]
    assert all(end["result"] == ends[0]["result"] for end in ends)
    assert all(end["seats"] == ends[0]["seats"] for end in ends)
    assert [end["you"] for end in ends] == [*range(number)]
