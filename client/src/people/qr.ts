/** A link as a picture that a phone's camera reads. */

import { generate } from 'lean-qr/nano';

export interface Picture {
  /** How many modules each side has, without the quiet zone. */
  readonly size: number;
  /** The dark modules, as the path of an SVG in modules. */
  readonly path: string;
}

/** The QR code of *text*. */
export function pictureOf(text: string): Picture {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      let length = 0;
      while (code.get(x + length, y)) length += 1;
      if (length > 0) path += `M${x} ${y}h${length}v1h-${length}z`;
      x += length;
    }
  }
  return { size: code.size, path };
}
