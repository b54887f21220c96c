/** What a table has to stand in, in px. */
interface Room {
  readonly width: number;
  readonly height: number;
}

interface Seen {
  readonly window: Room;
  readonly most: Room;
}

let seen: Seen | null = null;

const windowRoom = (): Room => ({ width: window.innerWidth, height: window.innerHeight });

const mostIn = ({ width, height }: Room): Room | null =>
  seen !== null && seen.window.width === width && seen.window.height === height ? seen.most : null;

/**
 * The most that a table had in a window of this size; all of the window before one was looked at. What is drawn first goes by
 * it, for asking where a table stands would have the browser lay out the page.
 */
export const tableRoom = (): Room => {
  const whole = windowRoom();
  return mostIn(whole) ?? whole;
};

/** Takes note of what a table stands in, once that is known; of what reaches beyond the window, only the window counts. */
export const noteRoom = ({ clientWidth, clientHeight }: Element): void => {
  const whole = windowRoom();
  const most = mostIn(whole) ?? { width: 0, height: 0 };
  const [width, height] = [Math.min(clientWidth, whole.width), Math.min(clientHeight, whole.height)];
  if (width <= most.width && height <= most.height) return;
  seen = { window: whole, most: { width: Math.max(width, most.width), height: Math.max(height, most.height) } };
};
