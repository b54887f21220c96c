/** In px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

interface RecordedSize {
  readonly window: Size;
  readonly max: Size;
}

let recorded: RecordedSize | null = null;

const windowSize = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

const maxIn = ({ width, height }: Size): Size | null =>
  recorded !== null && recorded.window.width === width && recorded.window.height === height ? recorded.max : null;

/**
 * The largest table viewport recorded for the current window size; the whole window before one was recorded. The first
 * render uses it, since measuring the table would force a layout of the page.
 */
export const viewportSize = (): Size => {
  const whole = windowSize();
  return maxIn(whole) ?? whole;
};

/** Records the size of a table's scroll container, clipped to the window. */
export const recordViewportSize = ({ clientWidth, clientHeight }: Element): void => {
  const whole = windowSize();
  const max = maxIn(whole) ?? { width: 0, height: 0 };
  const [width, height] = [Math.min(clientWidth, whole.width), Math.min(clientHeight, whole.height)];
  if (width <= max.width && height <= max.height) return;
  recorded = { window: whole, max: { width: Math.max(width, max.width), height: Math.max(height, max.height) } };
};
