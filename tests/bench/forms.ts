import type { Browser } from 'playwright-core';
import { LONG_FORM_FIELDS, SHORT_FORM_FIELDS } from '../../fixtures/worlds/large';
import { type Measured, median, percentile } from './metrics';
import { type BenchPage, PRESS_OPTIONS, openPage, SLOWDOWN } from './slow-page';
import { longestTask, openCollection, untilControls, untilFieldsInView, untilRows } from './wait-for';

const LETTERS = [...'northwest wind'];

/** Time to open a form, in ms. */
interface Opening {
  /** Until all visible fields can be used. */
  readonly seen: number;
  /** Until the last control can be used. */
  readonly whole: number;
}

/** Clicks the link of a row and waits for the form. */
export const openItem = async (bench: BenchPage, row: number, controls: number): Promise<Opening> => {
  await bench.page.evaluate(() => window.bench.countFrom('click'));
  const [seen, whole] = [untilFieldsInView(bench), untilControls(bench, controls)];
  await bench.page.locator('main tbody a').nth(row).click(PRESS_OPTIONS);
  return { seen: await seen, whole: await whole };
};

export const backToList = async (bench: BenchPage): Promise<void> => {
  await bench.page.goBack({ waitUntil: 'commit' });
  await untilRows(bench, 25);
};

/** Types into the first text field and erases it, which leaves the form clean. */
export const typeAndErase = async ({ page }: BenchPage): Promise<readonly number[]> => {
  await page.evaluate(() => {
    window.bench.focusFirstText();
    window.bench.takeKeystrokes();
  });
  for (const key of [...LETTERS, ...LETTERS.map(() => 'Backspace')]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(20);
  }
  await page.waitForTimeout(100);
  return page.evaluate(() => window.bench.takeKeystrokes());
};

export const measureForms = async (bench: BenchPage): Promise<Measured> => {
  await openCollection(bench, 'inspections');
  await openItem(bench, 0, SHORT_FORM_FIELDS);
  await backToList(bench);
  const form20 = await openItem(bench, 1, SHORT_FORM_FIELDS);
  const keys20 = await typeAndErase(bench);
  await backToList(bench);
  await openCollection(bench, 'surveys');
  await longestTask(bench);
  const form200 = await openItem(bench, 1, LONG_FORM_FIELDS);
  const form200Task = await longestTask(bench);
  const keys200 = await typeAndErase(bench);
  const keystrokeTask = await longestTask(bench);
  await backToList(bench);
  return {
    form20: form20.seen,
    form200: form200.seen,
    formRatio: form200.seen / form20.seen,
    form20Whole: form20.whole,
    form200Whole: form200.whole,
    form200Task,
    keystroke20: median(keys20),
    keystroke20Late: percentile(keys20, 0.95),
    keystroke200: median(keys200),
    keystroke200Late: percentile(keys200, 0.95),
    keystrokeTask,
  };
};

const ADDRESS = 'http://bare.example/';

const field = (place: number): string =>
  `<form><p><label for="f${place}">Field ${place}</label> <input type="text" id="f${place}" autocomplete="off"></p></form>`;

const PAGE = `<!doctype html><meta charset="utf-8"><title>Bare</title><main>${Array.from({ length: LONG_FORM_FIELDS }, (_, place) => field(place)).join('')}</main>`;

/** Keystrokes in a static page with the same number of text fields: the time that the browser itself needs. */
export const measureBareForm = async (browser: Browser): Promise<Measured> => {
  const bench = await openPage(browser);
  const { context, page } = bench;
  try {
    await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
    await page.goto(ADDRESS);
    await bench.slowDown(SLOWDOWN);
    const keys = await typeAndErase(bench);
    return { keystrokeBare: median(keys), keystrokeBareLate: percentile(keys, 0.95) };
  } finally {
    await context.close();
  }
};
