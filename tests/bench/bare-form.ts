import type { Browser } from 'playwright-core';
import { LONG_FORM_FIELDS } from '../../fixtures/worlds/large';
import { typeAndErase } from './forms';
import { median, percentile, type Measured } from './metrics';
import { openPage, SLOWDOWN } from './slow-page';

const ADDRESS = 'http://bare.example/';

const field = (place: number): string =>
  `<form><p><label for="f${place}">Field ${place}</label> <input type="text" id="f${place}" autocomplete="off"></p></form>`;

const PAGE = `<!doctype html><meta charset="utf-8"><title>Bare</title><main>${Array.from({ length: LONG_FORM_FIELDS }, (_, place) => field(place)).join('')}</main>`;

/** Keystrokes in as many text fields without anything of ours: what this browser on this machine takes by itself. */
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
