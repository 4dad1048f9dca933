/** Does what can wait once the next frame is on the screen. */
export const afterPaint = (work: () => void): void =>
  void requestAnimationFrame(() => setTimeout(work));
