/** What a table has to stand in, in px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

interface Recorded {
  readonly window: Size;
  readonly max: Size;
}

let recorded: Recorded | null = null;

const windowSize = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

const maxIn = ({ width, height }: Size): Size | null =>
  recorded !== null && recorded.window.width === width && recorded.window.height === height ? recorded.max : null;

/**
 * The most that a table had in a window of this size; all of the window before one was looked at. What is drawn first goes by
 * it, for asking where a table stands would have the browser lay out the page.
 */
export const viewportSize = (): Size => {
  const whole = windowSize();
  return maxIn(whole) ?? whole;
};

/** Takes note of what a table stands in, once that is known; of what reaches beyond the window, only the window counts. */
export const recordViewportSize = ({ clientWidth, clientHeight }: Element): void => {
  const whole = windowSize();
  const most = maxIn(whole) ?? { width: 0, height: 0 };
  const [width, height] = [Math.min(clientWidth, whole.width), Math.min(clientHeight, whole.height)];
  if (width <= most.width && height <= most.height) return;
  recorded = { window: whole, max: { width: Math.max(width, most.width), height: Math.max(height, most.height) } };
};
