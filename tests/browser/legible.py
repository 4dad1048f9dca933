"""Whether every word on the screen can be read: none is cut off, none lies on another."""

from typing import Final

from playwright.sync_api import Page

# Read are the words in the dialog that is open, or else on the page. Cards have their letters
# where their art wants them, and a list to choose from is drawn by the device.
_READ: Final = """() => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const others = '.spoken-only, .card, select, script, style, svg';
  const scrolls = (flow) => flow === 'auto' || flow === 'scroll';
  const found = [];
  const words = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data.trim();
    const parent = node.parentElement;
    const visible = { opacityProperty: true, visibilityProperty: true };
    if (text === '' || parent.closest(others) || !parent.checkVisibility(visible)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Letters fill the middle of their line.
      const line = { text, node, left, right, top: top + (bottom - top) * 0.22,
        bottom: bottom - (bottom - top) * 0.22 };
      if (right - left > 1) words.push(line);
      let [mayScroll, seen] = [false, true];
      for (let box = parent; box !== null && box !== root.parentElement; box = box.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(box);
        if (display === 'contents') continue;
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) {
          found.push(`“${text}” is cut off at the side`);
        }
        if (scrolls(overflowY)) {
          mayScroll = true;
          seen &&= line.top < edge.bottom && line.bottom > edge.top;
        } else if (!mayScroll && overflowY !== 'visible'
          && (line.top < edge.top - 1 || line.bottom > edge.bottom + 1)) {
          found.push(`“${text}” is cut off above or below`);
        }
      }
      if (!seen && words.at(-1) === line) words.pop();
      if (left < -1 || right > innerWidth + 1) found.push(`“${text}” leaves the screen`);
    }
  }
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      if (one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1) {
        found.push(`“${one.text}” lies on “${other.text}”`);
      }
    }
  }
  const sideways = [document.documentElement, ...root.querySelectorAll('*')].filter(
    (box) => box.scrollWidth > box.clientWidth + 1 && scrolls(getComputedStyle(box).overflowX));
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  found.push(...sideways.map((box) => `${box.className} scrolls sideways`));
  const buttons = [...root.querySelectorAll('button, .button')].filter(
    (button) => !button.matches('.card-button') && button.scrollWidth > button.clientWidth + 1);
  found.push(...buttons.map((button) => `“${button.innerText}” is wider than its button`));
  return [...new Set(found)];
}"""


def unreadable(page: Page) -> list[str]:
    """What cannot be read on the screen as it is drawn now, a sentence each."""
    return list(page.evaluate(_READ))
