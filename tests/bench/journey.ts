import type { Browser } from 'playwright-core';
import type { DemoUser } from '../../src/ports/environment/demo';
import type { Measured } from './metrics';
import { openPage, SLOWDOWN, type BenchPage, type SignedIn } from './slow-page';
import { longestTask, untilRows } from './wait-for';

/** The application to measure and the account to sign in with. */
export interface Target {
  readonly name: string;
  /** Without a trailing slash. */
  readonly url: string;
  readonly person: DemoUser;
}

interface SigningIn {
  readonly measured: Measured;
  readonly session: SignedIn;
}

/** Measures the sign-in page, then signs in. */
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

/** Opens the long list by URL and keeps the page open. */
export const openList = async (bench: BenchPage, { url }: Target): Promise<Measured> => {
  await bench.slowDown(SLOWDOWN);
  await bench.page.goto(`${url}/collections/bookings`, { waitUntil: 'commit' });
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
