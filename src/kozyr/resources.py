"""Where the files that are not Python lie: the built client and the translations.

A wheel holds both inside the package; an editable install uses those of the source tree.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_SOURCE_TREE = _PACKAGE.parents[1]


class ResourceMissingError(FileNotFoundError):
    """A folder that Kozyr serves from is not there; the message says how to make it."""


def client_directory() -> Path:
    """Return the folder of the built client, which holds `index.html`.

    Raises:
        ResourceMissingError: the client has not been built in this source tree.
    """
    for folder in (_PACKAGE / "client", _SOURCE_TREE / "client" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    raise ResourceMissingError(
        f"The client is not built: run `make client` in {_SOURCE_TREE}, "
        "or install Kozyr from its wheel, which holds it."
    )


def locales_directory() -> Path:
    """Return the folder of the translations, one `.ftl` file a language.

    Raises:
        ResourceMissingError: this installation is incomplete.
    """
    for folder in (_PACKAGE / "locales", _SOURCE_TREE / "locales"):
        if any(folder.glob("*.ftl")):
            return folder
    raise ResourceMissingError(
        f"No translations in {_PACKAGE / 'locales'} nor in {_SOURCE_TREE / 'locales'}: "
        "install Kozyr anew."
    )
