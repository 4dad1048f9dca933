"""Where the built client and the translations are looked for."""

from pathlib import Path

import pytest

from kozyr import resources


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty package folder, two levels below an empty source tree."""
    package = tmp_path / "src" / "kozyr"
    package.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", package)
    monkeypatch.setattr(resources, "_SOURCE_TREE", tmp_path)
    return package


def write(file: Path) -> Path:
    """Write an empty *file* and return its folder."""
    file.parent.mkdir(parents=True)
    file.touch()
    return file.parent


def test_client_of_the_wheel_comes_before_that_of_the_source_tree(
    tmp_path: Path, package: Path
) -> None:
    built = write(tmp_path / "client" / "dist" / "index.html")
    assert resources.client_directory() == built

    packed = write(package / "client" / "index.html")
    assert resources.client_directory() == packed


@pytest.mark.usefixtures("package")
def test_client_that_is_not_built_says_what_to_run() -> None:
    with pytest.raises(resources.ResourceMissingError, match="run `make client`"):
        resources.client_directory()


def test_locales_of_the_wheel_come_before_those_of_the_source_tree(
    tmp_path: Path, package: Path
) -> None:
    tree = write(tmp_path / "locales" / "en.ftl")
    assert resources.locales_directory() == tree

    packed = write(package / "locales" / "en.ftl")
    assert resources.locales_directory() == packed


@pytest.mark.usefixtures("package")
def test_missing_locales_are_an_error_and_not_an_empty_folder() -> None:
    with pytest.raises(resources.ResourceMissingError, match="No translations"):
        resources.locales_directory()
