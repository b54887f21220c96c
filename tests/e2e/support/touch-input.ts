import type { CDPSession, Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One finger on a page, as a touch screen tells of it: it scrolls, unless the page keeps it from that. */
export class TouchPointer {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<TouchPointer> {
    return new TouchPointer(page, await page.context().newCDPSession(page));
  }

  /** Puts it on one thing, lets it rest for so many ms, moves it onto another one or by so many px, and lifts it. */
  async drags(from: Point, to: Point, rest = 0): Promise<void> {
    await this.touch('touchStart', from);
    if (rest > 0) await this.page.waitForTimeout(rest);
    for (let step = 1; step <= STEPS; step += 1) {
      const share = step / STEPS;
      await this.touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    await this.page.waitForTimeout(SETTLE_MS);
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  private async touch(type: 'touchStart' | 'touchMove', { x, y }: Point): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
}

const STEPS = 8;

/** Longer than the page takes to follow, in ms. */
const SETTLE_MS = 60;

/** A place in a thing: its middle, or so far from its edges. */
export const pointIn = async (thing: Locator, { right }: { readonly right?: number } = {}): Promise<Point> => {
  await thing.waitFor();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is out of sight');
  return { x: right === undefined ? box.x + box.width / 2 : box.x + box.width - right, y: box.y + box.height / 2 };
};
