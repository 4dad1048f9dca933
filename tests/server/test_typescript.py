"""``client/src/wire.ts`` says what `kozyr.server.protocol` says."""

from pathlib import Path

import msgspec
import pytest

from kozyr.server import protocol, typescript


def test_the_committed_types_are_fresh() -> None:
    assert typescript.main(["--check"]) == 0


def test_a_stale_file_is_told_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "wire.ts"
    stale.write_text("// old\n", encoding="utf-8")
    monkeypatch.setattr(typescript, "WIRE_TS", stale)

    assert typescript.main(["--check"]) == 1
    assert "stale" in capsys.readouterr().err
    assert stale.read_text(encoding="utf-8") == "// old\n"


def test_every_struct_of_the_protocol_has_an_interface() -> None:
    text = typescript.generate()

    leaves = [
        value.__name__
        for value in vars(protocol).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value is not msgspec.Struct
        and not value.__subclasses__()
    ]
    assert leaves
    assert [name for name in leaves if f"export interface {name} {{" not in text] == []


def test_a_field_that_may_be_left_out_is_optional_and_never_null() -> None:
    assert "readonly cards?: readonly Card[];" in typescript.generate()
    assert "readonly target?: Card;" in typescript.generate()


def test_a_dict_is_a_record_of_what_it_holds() -> None:
    text = typescript.generate()

    assert "readonly values: Readonly<Record<string, string | number | boolean>>;" in text
    assert "readonly arguments: Readonly<Record<string, string | number>>;" in text


def test_a_joker_is_a_card() -> None:
    assert 'export type Card = `${Rank}${Suit}` | "*b" | "*r";' in typescript.generate()
