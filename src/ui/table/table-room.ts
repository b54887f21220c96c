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

/** Takes note of what a table stands in, once that is known. */
export const noteRoom = ({ clientWidth: width, clientHeight: height }: Element): void => {
  const whole = windowRoom();
  const most = mostIn(whole);
  if (most !== null && most.width >= width && most.height >= height) return;
  seen = { window: whole, most: { width: Math.max(width, most?.width ?? 0), height: Math.max(height, most?.height ?? 0) } };
};
