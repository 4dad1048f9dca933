"""The contact sheets: a page of thumbnails, and one picture for each part of it."""

import json
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from playwright.sync_api import Browser

QUALITY: Final = 80
SHEET_WIDTH: Final = 1960
# What a sheet holds one of, in the order of its file's name.
KINDS: Final = ("group", "size", "theme", "language")


@dataclass(frozen=True)
class Picture:
    """A picture of the gallery."""

    screen: str
    group: str
    language: str
    size: str
    theme: str

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{_slug(self.screen)}-{self.size}-{self.theme}-{self.language}.jpg"


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower())


_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Kozyr: the gallery</title>
<style>
  body { margin: 1.5rem; font: 1rem/1.4 system-ui, sans-serif; background: #8b8b86; color: #111; }
  form { display: flex; flex-wrap: wrap; gap: .75rem; margin-block-end: 1.5rem; }
  h2 { margin: 1.5rem 0 .75rem; font-size: 1.25rem; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  figcaption { font-size: .8125rem; margin-block-end: .25rem; }
  img { display: block; box-shadow: 0 1px 6px #0008; }
  .phone img { width: 300px; } .tablet img { width: 460px; } .desktop img { width: 620px; }
</style>
<form></form>
<main></main>
<script>
  const pictures = PICTURES;
  const kinds = KINDS;
  const asked = new URLSearchParams(location.search);
  const form = document.querySelector('form');
  for (const kind of kinds) {
    const choice = form.appendChild(document.createElement('select'));
    choice.name = kind;
    const values = new Set(pictures.map((picture) => picture[kind]));
    choice.append(new Option(`every ${kind}`, ''));
    choice.append(...[...values].map((value) => new Option(value)));
    choice.value = asked.get(kind) ?? '';
    choice.onchange = () => form.submit();
  }
  const shown = pictures.filter((picture) =>
    kinds.every((kind) => !asked.get(kind) || asked.get(kind) === picture[kind]));
  const main = document.querySelector('main');
  const make = (parent, tag, more) =>
    Object.assign(parent.appendChild(document.createElement(tag)), more);
  for (const group of new Set(shown.map((picture) => picture.group))) {
    make(main, 'h2', { textContent: group });
    const section = make(main, 'section');
    for (const picture of shown.filter((each) => each.group === group)) {
      const figure = make(section, 'figure', { className: picture.size });
      const { screen, size, theme, language } = picture;
      make(figure, 'figcaption', { textContent: [screen, size, theme, language].join(' · ') });
      const link = make(figure, 'a', { href: picture.file });
      make(link, 'img', { src: picture.file, loading: asked.has('at-once') ? 'eager' : 'lazy' });
    }
  }
</script>
"""


def write_page(pictures: Iterable[Picture], folder: Path) -> Path:
    """Write the page of all *pictures*, which lie in *folder*, and return its path."""
    listed = [asdict(picture) | {"file": picture.file} for picture in pictures]
    text = _PAGE.replace("PICTURES", json.dumps(listed)).replace("KINDS", json.dumps(KINDS))
    path = folder / "index.html"
    path.write_text(text, encoding="utf-8")
    return path


def write_sheets(browser: Browser, pictures: Iterable[Picture], page: Path) -> int:
    """Take a picture of each part of the *page*, and return how many there are."""
    parts = {tuple(asdict(picture)[kind] for kind in KINDS) for picture in pictures}
    view = browser.new_page(viewport={"width": SHEET_WIDTH, "height": 1000})
    for part in sorted(parts):
        query = urlencode(dict(zip(KINDS, part, strict=True)) | {"at-once": ""})
        view.goto(f"{page.as_uri()}?{query}", wait_until="load")
        name = "-".join(_slug(value) for value in part)
        view.screenshot(
            path=page.parent / f"sheet-{name}.jpg", type="jpeg", quality=QUALITY, full_page=True
        )
    view.close()
    return len(parts)
