"""Makes a picture small: a PNG of few colours, the nearest that its own colours allow."""

import base64
import struct
import zlib
from typing import Final

from playwright.sync_api import Page

COLOURS: Final = 128

# The browser decodes the picture and finds the colours by median cut, on five bits of red
# and blue and six of green.
_REDUCE: Final = """async ([picture, colours]) => {
  const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const binOf = (at) => ((data[at] >> 3) << 11) | ((data[at + 1] >> 2) << 5) | (data[at + 2] >> 3);
  const bins = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const key = binOf(at);
    const bin = bins.get(key) ?? { key, count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    for (let part = 0; part < 3; part += 1) bin.sum[part] += data[at + part];
    bins.set(key, bin);
  }
  const mean = (bin, part) => bin.sum[part] / bin.count;
  const boxOf = (members) => {
    const spreads = [0, 1, 2].map((part) => {
      const values = members.map((bin) => mean(bin, part));
      return Math.max(...values) - Math.min(...values);
    });
    const widest = Math.max(...spreads);
    const count = members.reduce((sum, bin) => sum + bin.count, 0);
    return { members, part: spreads.indexOf(widest), weight: widest * Math.sqrt(count) };
  };
  const boxes = [boxOf([...bins.values()])];
  while (boxes.length < colours) {
    const worst = boxes.reduce((best, box) => (box.weight > best.weight ? box : best));
    if (worst.members.length < 2) break;
    const { part } = worst;
    const members = worst.members.sort((one, other) => mean(one, part) - mean(other, part));
    const half = members.reduce((sum, bin) => sum + bin.count, 0) / 2;
    let [cut, seen] = [0, 0];
    while (cut < members.length - 1 && (cut === 0 || seen < half)) seen += members[cut++].count;
    boxes.splice(boxes.indexOf(worst), 1, boxOf(members.slice(0, cut)), boxOf(members.slice(cut)));
  }
  const places = new Map(
    boxes.flatMap(({ members }, place) => members.map(({ key }) => [key, place])));
  const palette = boxes.flatMap(({ members }) => {
    const count = members.reduce((sum, bin) => sum + bin.count, 0);
    return [0, 1, 2].map((part) =>
      Math.round(members.reduce((sum, bin) => sum + bin.sum[part], 0) / count));
  });
  let dots = '';
  for (let at = 0; at < data.length; at += 4) dots += String.fromCharCode(places.get(binOf(at)));
  return { width, height, palette, dots: btoa(dots) };
}"""


def shrink(page: Page, picture: bytes) -> bytes:
    """Return the PNG *picture* with at most `COLOURS` colours; *page* does the work."""
    encoded = base64.b64encode(picture).decode()
    found = page.evaluate(_REDUCE, [encoded, COLOURS])
    width, height = found["width"], found["height"]
    dots = base64.b64decode(found["dots"])
    # Every line begins with its filter: none.
    lines = b"".join(b"\0" + dots[start : start + width] for start in range(0, len(dots), width))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(found["palette"])),
            _chunk(b"IDAT", zlib.compress(lines, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
