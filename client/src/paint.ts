/** Does what can wait once the next frame is on the screen. */
export const afterPaint = (work: () => void): void =>
  void requestAnimationFrame(() => setTimeout(work));

/** Does what nobody waits for once nothing else is to be done, or after *most* milliseconds. */
export function whenIdle(work: () => void, most: number): void {
  // Safari has no such call, and lets a page be heard only shortly after a press.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: most });
  else setTimeout(work);
}
