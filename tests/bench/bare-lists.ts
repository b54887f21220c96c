import type { Browser } from 'playwright-core';
import { changeTo, rowLinks, SETTLED } from './layouts';
import { LINKS, timeSelectAll } from './lists';
import { medianOf, TIMES, type Measured } from './metrics';
import { openPage, SLOWDOWN, type BenchPage } from './slow-page';
import { frameOf, openCollection } from './wait-for';

interface Snapshot {
  /** The HTML of the whole page, without scripts. */
  readonly page: string;
  /** The HTML of its main element. */
  readonly main: string;
}

/** The HTML of a list, without rows below the viewport, which are not rendered at first. */
const takeSnapshot = async (bench: BenchPage, collection: string): Promise<Snapshot> => {
  await openCollection(bench, collection);
  await bench.page.waitForTimeout(SETTLED);
  return bench.page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    const rows = [...document.querySelectorAll('main tbody tr')];
    const below = rows.findIndex((row) => row.getBoundingClientRect().top >= innerHeight);
    const beyond = [...copy.querySelectorAll('main tbody tr')].slice(below < 0 ? rows.length : below);
    for (const element of [...beyond, ...copy.querySelectorAll('script, noscript, link[rel=preload]')])
      element.remove();
    return { page: `<!doctype html>${copy.outerHTML}`, main: copy.querySelector('main')?.outerHTML ?? '' };
  });
};

/** Runs in the static page: a link replaces the main element, the checkbox of the head ticks all others. */
const addHandlers = (pictures: Readonly<Record<string, string>>): void => {
  const onLink = (event: MouseEvent): void => {
    const address = event.target instanceof Element ? event.target.closest('nav a')?.getAttribute('href') : null;
    const main = document.querySelector('main');
    const picture =
      address === null || address === undefined ? undefined : pictures[address.slice(address.lastIndexOf('/') + 1)];
    if (main === null || picture === undefined) return;
    event.preventDefault();
    history.pushState(null, '', address);
    main.outerHTML = picture;
  };
  const onBox = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || target.closest('thead') === null) return;
    for (const row of document.querySelectorAll('main tbody tr')) {
      row.setAttribute('aria-selected', String(target.checked));
      const box = row.querySelector<HTMLInputElement>('input[type=checkbox]');
      if (box !== null) box.checked = target.checked;
    }
  };
  addEventListener('click', onLink);
  addEventListener('change', onBox);
};

/** Repeats the snapshot's rows until the list has `count` of them. */
const fillUp = (count: number): void => {
  const body = document.querySelector('main tbody');
  const rows = [...(body?.querySelectorAll('tr[data-key]') ?? [])];
  body?.replaceChildren(
    ...Array.from({ length: count }, (_, place) => rows[place % rows.length]?.cloneNode(true) ?? ''),
  );
};

/** The same lists in a static page without the application's scripts: the time that the browser itself needs. */
export const measureBareLists = async (browser: Browser, bench: BenchPage): Promise<Measured> => {
  const manifests = await takeSnapshot(bench, 'manifests');
  const bookings = await takeSnapshot(bench, 'bookings');
  const bare = await openPage(browser);
  const { context, page } = bare;
  try {
    const address = new URL('bare', bench.page.url()).href;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: bookings.page }));
    await page.goto(address);
    await page.evaluate(addHandlers, { bookings: bookings.main, manifests: manifests.main });
    await bare.slowDown(SLOWDOWN);
    const bareSwitch = await medianOf(TIMES, async () => {
      await changeTo(bare, 'manifests', rowLinks('manifests'), 10);
      await page.waitForTimeout(SETTLED);
      return changeTo(bare, 'bookings', rowLinks('bookings'), 10);
    });
    const bareAll = await medianOf(TIMES, () => timeSelectAll(bare));
    await page.evaluate(fillUp, 1000);
    const bareFrame = await frameOf(bare, LINKS);
    return { bareSwitch, bareAll, bareFrame };
  } finally {
    await context.close();
  }
};
