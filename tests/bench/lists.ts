import { medianOf, TIMES, type Measured } from './metrics';
import { PRESS_OPTIONS, type BenchPage } from './slow-page';
import { elements, frameOf, longestTask, untilRows } from './wait-for';

const choosePerPage = async (bench: BenchPage, size: number): Promise<number> => {
  await bench.page.evaluate(() => window.bench.countFrom('change'));
  const shown = untilRows(bench, size);
  await bench.page.locator(`select:has(option[value="${size}"])`).last().selectOption(String(size));
  return shown;
};

/** Changes the page size on page 2 of 50, so that no row stays; ms until `size` rows are rendered. */
export const timePerPage = async (bench: BenchPage, size: number): Promise<number> => {
  await choosePerPage(bench, 50);
  await bench.page.getByRole('button', { name: /next page/i }).click();
  await bench.page.waitForLoadState('networkidle');
  await longestTask(bench);
  return choosePerPage(bench, size);
};

export const LINKS = 'main tbody a[href*="/collections/"]';
const CHECKED = 'main tbody input[type=checkbox]:checked';

/** Clicks 'select all'; ms until every checkbox is ticked. Clears the selection afterwards. */
export const timeSelectAll = async ({ page }: BenchPage): Promise<number> => {
  const rows = await page.locator('main tbody input[type=checkbox]').count();
  const all = page.locator('main thead input[type=checkbox]').first();
  await page.evaluate(() => window.bench.countFrom('click'));
  const selected = page.evaluate(([selector, count]) => window.bench.untilThere(selector, count), [
    CHECKED,
    rows,
  ] as const);
  await all.click(PRESS_OPTIONS);
  const time = await selected;
  await all.click();
  return time;
};

/** The long list with 25 and 1,000 rows a page; restores the page size, which is saved. */
export const measureLists = async (bench: BenchPage): Promise<Measured> => {
  const list25 = await medianOf(TIMES, () => timePerPage(bench, 25));
  const list1000 = await medianOf(TIMES, () => timePerPage(bench, 1000));
  const list1000Task = await longestTask(bench);
  const list1000Elements = await elements(bench);
  const list1000All = await medianOf(TIMES, () => timeSelectAll(bench));
  const list1000Frame = await frameOf(bench, LINKS);
  await choosePerPage(bench, 25);
  return { list25, list1000, listRatio: list1000 / list25, list1000Task, list1000Elements, list1000All, list1000Frame };
};
