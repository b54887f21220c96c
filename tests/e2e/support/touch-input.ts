import type { CDPSession, Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One touch point on a page, sent over CDP: it scrolls unless the page prevents that. */
export class TouchPointer {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<TouchPointer> {
    return new TouchPointer(page, await page.context().newCDPSession(page));
  }

  /** Presses at a point, waits `rest` ms, moves to another point and releases. */
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

/** Longer than the page takes to follow the touch, in ms. */
const SETTLE_MS = 60;

/** A point in an element: its centre, or `right` px from its right edge. */
export const pointIn = async (thing: Locator, { right }: { readonly right?: number } = {}): Promise<Point> => {
  await thing.waitFor();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is out of sight');
  return { x: right === undefined ? box.x + box.width / 2 : box.x + box.width - right, y: box.y + box.height / 2 };
};
