import { percentile } from './metrics';
import type { BenchPage } from './slow-page';

/** ms until so many rows are in the list. */
export const untilRows = ({ page }: BenchPage, count: number): Promise<number> =>
  page.evaluate((rows) => window.bench.untilRows(rows), count);

/** ms until the last of so many controls can be used. */
export const untilControls = ({ page }: BenchPage, count: number): Promise<number> =>
  page.evaluate((controls) => window.bench.untilControls(controls), count);

/** ms until every field of a form that is in view can be used. */
export const untilFieldsInView = ({ page }: BenchPage): Promise<number> =>
  page.evaluate(() => window.bench.untilFieldsInView());

/** The longest task since this was asked last, in ms. */
export const longestTask = ({ page }: BenchPage): Promise<number> =>
  page.evaluate(() => window.bench.takeLongestTask());

const FRAMES = 120;

/** Of 120 frames in which what holds the element is scrolled: the late ones, in ms. */
export const frameOf = async ({ page }: BenchPage, selector: string): Promise<number> =>
  percentile(
    await page.evaluate(([within, frames]) => window.bench.scrollFrames(within, frames), [selector, FRAMES] as const),
    0.95,
  );

/** How many there are on the page. */
export const elements = ({ page }: BenchPage): Promise<number> => page.evaluate(() => window.bench.elements());

/** Presses a collection in the navigation and waits for its first page. */
export const openCollection = async (bench: BenchPage, collection: string): Promise<void> => {
  await bench.page.locator(`a[href$="/collections/${collection}"]`).first().click();
  await bench.page.locator(`main tbody a[href*="/collections/${collection}/"]`).first().waitFor();
  await untilRows(bench, 25);
};
