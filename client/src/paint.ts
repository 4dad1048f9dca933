/** Does what can wait once the next frame is on the screen. */
export const afterPaint = (work: () => void): void =>
  void requestAnimationFrame(() => setTimeout(work));

/**
 * Does what nobody waits for once nothing else is to be done, or after *most* milliseconds; where
 * the browser does not tell, after *blind* ones.
 */
export function whenIdle(work: () => void, most: number, blind = 0): void {
  // Safari has no such call, and lets a page be heard only shortly after a press.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: most });
  else setTimeout(work, blind);
}

/**
 * Does *work* in a task of its own before anything is painted: at once after what is being done
 * now, and in the next frame where that comes first. Gives what calls it off.
 */
export function beforeFrame(work: () => void): () => void {
  let isOff = false;
  const begin = () => {
    if (isOff) return;
    stop();
    work();
  };
  const frame = requestAnimationFrame(begin);
  const channel = new MessageChannel();
  channel.port1.onmessage = begin;
  // A timer would let frames go first.
  channel.port2.postMessage(null);
  function stop(): void {
    isOff = true;
    cancelAnimationFrame(frame);
    channel.port1.close();
  }
  return stop;
}
