import type { Browser } from 'playwright-core';
import { LONG_FORM_FIELDS, SHORT_FORM_FIELDS } from '../../fixtures/worlds/large';
import type { DemoPerson } from '../../src/ports/demo';
import { median, percentile, type Measured } from './metrics';
import { openPage, SLOWDOWN, type BenchPage, type SignedIn } from './slow-page';

/** Which Quarterdeck, and who signs in there. */
export interface Target {
  readonly name: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly person: DemoPerson;
}

const LETTERS = [...'northwest wind'];

const untilRows = ({ page }: BenchPage, count: number): Promise<number> =>
  page.evaluate((rows) => window.bench.untilRows(rows), count);

const untilControls = ({ page }: BenchPage, count: number): Promise<number> =>
  page.evaluate((controls) => window.bench.untilControls(controls), count);

const longestTask = ({ page }: BenchPage): Promise<number> => page.evaluate(() => window.bench.takeLongestTask());

interface SigningIn {
  readonly measured: Measured;
  readonly session: SignedIn;
}

/** Measures the page where people sign in, then signs in. */
export const signIn = async (browser: Browser, { url, person }: Target): Promise<SigningIn> => {
  const bench = await openPage(browser);
  const { context, page } = bench;
  try {
    await bench.slowDown(SLOWDOWN);
    await page.goto(`${url}/login`, { waitUntil: 'commit' });
    const arrival = await page.evaluate(() => window.bench.arrival);
    const signInPaint = await page.evaluate(() => window.bench.firstPaint());
    const signInTask = await longestTask(bench);
    await bench.slowDown(1);
    await page.getByRole('textbox', { name: /e-?mail/i }).fill(person.email);
    await page.locator('input[type=password]').fill(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => !address.pathname.endsWith('/login'));
    await page.waitForLoadState('networkidle');
    return { measured: { signInPaint, signInUsable: arrival.at, signInTask }, session: await context.storageState() };
  } finally {
    await context.close();
  }
};

/** Opens the long list by its address; the page is handed on. */
export const openList = async (bench: BenchPage, { url }: Target): Promise<Measured> => {
  await bench.slowDown(SLOWDOWN);
  await bench.page.goto(`${url}/collections/consignments`, { waitUntil: 'commit' });
  const { at } = await bench.page.evaluate(() => window.bench.arrival);
  await untilRows(bench, 25);
  return { listCold: at, listColdTask: await longestTask(bench) };
};

/** Opens the overview with an empty cache and a session; ms until its first rows are visible. */
export const timeStart = async (browser: Browser, { url }: Target, session: SignedIn): Promise<number> => {
  const bench = await openPage(browser, session);
  try {
    await bench.slowDown(SLOWDOWN);
    await bench.page.goto(`${url}/collections`, { waitUntil: 'commit' });
    return (await bench.page.evaluate(() => window.bench.arrival)).at;
  } finally {
    await bench.context.close();
  }
};

const choosePerPage = async (bench: BenchPage, size: number): Promise<number> => {
  await bench.page.evaluate(() => window.bench.countFrom('change'));
  const shown = untilRows(bench, size);
  await bench.page.locator(`select:has(option[value="${size}"])`).last().selectOption(String(size));
  return shown;
};

/** From the second page of 50 to the first of so many, so that no row stays. */
const timePerPage = async (bench: BenchPage, size: number): Promise<number> => {
  await choosePerPage(bench, 50);
  await bench.page.getByRole('button', { name: /next page/i }).click();
  await bench.page.waitForLoadState('networkidle');
  await longestTask(bench);
  return choosePerPage(bench, size);
};

export const measureLists = async (bench: BenchPage): Promise<Measured> => {
  const list25 = await timePerPage(bench, 25);
  const list1000 = await timePerPage(bench, 1000);
  const list1000Task = await longestTask(bench);
  const list1000Elements = await bench.page.evaluate(() => window.bench.elements());
  return { list25, list1000, listRatio: list1000 / list25, list1000Task, list1000Elements };
};

const openCollection = async (bench: BenchPage, collection: string): Promise<void> => {
  await bench.page.locator(`a[href$="/collections/${collection}"]`).first().click();
  await bench.page.locator(`main tbody a[href*="/collections/${collection}/"]`).first().waitFor();
  await untilRows(bench, 25);
};

/** Presses the link of a row; ms until the last control of the form can be used. */
const openItem = async (bench: BenchPage, row: number, controls: number): Promise<number> => {
  await bench.page.evaluate(() => window.bench.countFrom('click'));
  const usable = untilControls(bench, controls);
  await bench.page.locator('main tbody a').nth(row).click();
  return usable;
};

const backToList = async (bench: BenchPage): Promise<void> => {
  await bench.page.goBack({ waitUntil: 'commit' });
  await untilRows(bench, 25);
};

/** Types a few words into the first text and takes them back, so that the form is left as it was. */
const typeAndErase = async ({ page }: BenchPage): Promise<readonly number[]> => {
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
  const form10 = await openItem(bench, 1, SHORT_FORM_FIELDS);
  const keys10 = await typeAndErase(bench);
  await backToList(bench);
  await openCollection(bench, 'surveys');
  await longestTask(bench);
  const form200 = await openItem(bench, 1, LONG_FORM_FIELDS);
  const form200Task = await longestTask(bench);
  const keys200 = await typeAndErase(bench);
  const keystrokeTask = await longestTask(bench);
  await backToList(bench);
  return {
    form10,
    form200,
    formRatio: form200 / form10,
    form200Task,
    keystroke10: median(keys10),
    keystroke200: median(keys200),
    keystroke200Late: percentile(keys200, 0.95),
    keystrokeTask,
  };
};

const WARM_UP = 5;
const ROUNDS = 25;
const MEGABYTE = 1_000_000;

const heapOf = async ({ devtools }: BenchPage): Promise<number> => {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
};

/** From the list of surveys into one and back, many times; how much memory that has cost, in MB. At full speed. */
export const measureHeap = async (bench: BenchPage): Promise<Measured> => {
  await bench.slowDown(1);
  await openCollection(bench, 'surveys');
  const around = async (times: number): Promise<void> => {
    for (let round = 0; round < times; round += 1) {
      await openItem(bench, round % 10, LONG_FORM_FIELDS);
      await backToList(bench);
    }
  };
  await around(WARM_UP);
  const before = await heapOf(bench);
  await around(ROUNDS);
  return { heap: (await heapOf(bench) - before) / MEGABYTE };
};
