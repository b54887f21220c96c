import { LINKS, timePerPage } from './lists';
import { medianOf, TIMES, type Measured } from './metrics';
import { PRESS_OPTIONS, type BenchPage } from './slow-page';
import { elements, frameOf, longestTask } from './wait-for';

/** Wait for deferred content outside the viewport, in ms. */
export const SETTLED = 500;

/** Opens a collection from the navigation; ms until `count` elements are rendered, server time included. */
export const changeTo = async (
  { page }: BenchPage,
  collection: string,
  selector: string,
  count: number,
): Promise<number> => {
  await page.evaluate(() => window.bench.countFrom('click'));
  const there = page.evaluate(([wanted, least]) => window.bench.untilThere(wanted, least), [selector, count] as const);
  await page.locator(`nav a[href$="/collections/${collection}"]`).first().click(PRESS_OPTIONS);
  return there;
};

export const rowLinks = (collection: string): string => `main tbody a[href*="/collections/${collection}/"]`;

/** Switches between layouts; each has been opened once, so that its code is loaded. */
export const measureLayouts = async (bench: BenchPage, list25: number): Promise<Measured> => {
  const { page } = bench;
  const [bookings, manifests, events] = [
    rowLinks('bookings'),
    rowLinks('manifests'),
    'main .fc-event, main [data-event]',
  ];
  const cards = 'main a[href*="/collections/crates/"]';
  await changeTo(bench, 'sailings', events, 20);
  await changeTo(bench, 'crates', cards, 12);
  await changeTo(bench, 'manifests', manifests, 10);
  const wide25 = await medianOf(TIMES, () => timePerPage(bench, 25));
  const wideFrame = await frameOf(bench, LINKS);
  await changeTo(bench, 'bookings', bookings, 10);
  const switchWarm = await medianOf(TIMES, async () => {
    await changeTo(bench, 'manifests', manifests, 10);
    await page.waitForTimeout(SETTLED);
    const total = await changeTo(bench, 'bookings', bookings, 10);
    return page.evaluate((time) => window.bench.withoutAnswer(time), total);
  });
  await longestTask(bench);
  const cards1000 = await changeTo(bench, 'crates', cards, 12);
  await page.waitForTimeout(SETTLED);
  const cards1000Task = await longestTask(bench);
  const cards1000Elements = await elements(bench);
  const cards1000Frame = await frameOf(bench, cards);
  await longestTask(bench);
  const calendar2000 = await changeTo(bench, 'sailings', events, 20);
  await page.waitForTimeout(SETTLED);
  const calendar2000Task = await longestTask(bench);
  return {
    wide25,
    wideRatio: wide25 / list25,
    wideFrame,
    switchWarm,
    cards1000,
    cards1000Task,
    cards1000Elements,
    cards1000Frame,
    calendar2000,
    calendar2000Task,
  };
};
