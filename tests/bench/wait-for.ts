import { percentile } from './metrics';
import type { BenchPage } from './slow-page';

/** ms until the list has `count` rows. */
export const untilRows = ({ page }: BenchPage, count: number): Promise<number> =>
  page.evaluate((rows) => window.bench.untilRows(rows), count);

/** ms until the last of `count` controls can be used. */
export const untilControls = ({ page }: BenchPage, count: number): Promise<number> =>
  page.evaluate((controls) => window.bench.untilControls(controls), count);

/** ms until every visible field of a form can be used. */
export const untilFieldsInView = ({ page }: BenchPage): Promise<number> =>
  page.evaluate(() => window.bench.untilFieldsInView());

/** Longest task since the last call, in ms. */
export const longestTask = ({ page }: BenchPage): Promise<number> =>
  page.evaluate(() => window.bench.takeLongestTask());

const FRAMES = 120;

/** Late frames out of 120 while the container of the element scrolls, in ms. */
export const frameOf = async ({ page }: BenchPage, selector: string): Promise<number> =>
  percentile(
    await page.evaluate(([within, frames]) => window.bench.scrollFrames(within, frames), [selector, FRAMES] as const),
    0.95,
  );

/** Number of elements on the page. */
export const elements = ({ page }: BenchPage): Promise<number> => page.evaluate(() => window.bench.elements());

/** Opens a collection from the navigation and waits for its first page. */
export const openCollection = async (bench: BenchPage, collection: string): Promise<void> => {
  await bench.page.locator(`a[href$="/collections/${collection}"]`).first().click();
  await bench.page.locator(`main tbody a[href*="/collections/${collection}/"]`).first().waitFor();
  await untilRows(bench, 25);
};
