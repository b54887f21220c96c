import { build } from 'esbuild';
import type { BrowserContext, Page } from '@playwright/test';
import { chance, type Chance } from '../../fixtures/builders';
import { equals } from '../../src/kernel';
import type { Item } from '../../src/domain/items';
import type { Ending, PageCommands } from '../faults/chromium/page';
import { expect, test } from './support/test';

/** `npm run test:faults` runs all of them. */
const CRASHES = process.env['FAULTS'] === 'full' ? 500 : 50;

/** Pages that crash at the same time, each on a site of its own, since pages of a site may share a process. */
const LANES = 5;

/** Limit of the typing that a crash may lose, in ms. */
const LOSS_MS = 1000;

const SIGNS = ['a', 'ß', '漢', '🜂', 'ه', ' ', '\n', '\t', '"', '\\', '<b>'] as const;

const ENDINGS = ['save', 'discard', 'sign-out'] as const satisfies readonly Ending[];

const PATH = '/crashed-page';

/** The window of a page with its commands. */
type Driven = Window & { readonly crashed: PageCommands };

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [`${__dirname}/../faults/chromium/page.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

/** Ends the renderer process, so that no handler of the page runs. */
const crash = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The page has crashed and cannot answer.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  void page.close().catch(() => undefined);
};

/** The page of a site and the item that it edits. */
interface Place {
  readonly url: string;
  readonly key: string;
}

const openPage = async (context: BrowserContext, { url, key }: Place): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate((id) => (window as unknown as Driven).crashed.open('here', id), key);
  return page;
};

interface Moment {
  readonly at: number;
  readonly edits: Item;
}

/** Types for a while; every content of the form, with the time before it was typed. */
const type = async (page: Page, luck: Chance): Promise<readonly Moment[]> => {
  const moments: Moment[] = [{ at: Date.now(), edits: {} }];
  const end = Date.now() + luck.integer(100, 1800);
  let edits: Item = {};
  while (Date.now() < end) {
    const field = luck.pick(['title', 'body']);
    const value = `${String(edits[field] ?? '')}${luck.pick(SIGNS)}${luck.integer(0, 9)}`;
    edits = { ...edits, [field]: value };
    moments.push({ at: Date.now(), edits });
    await page.evaluate(([name, text]) => (window as unknown as Driven).crashed.change(name, text), [
      field,
      value,
    ] as const);
    await page.waitForTimeout(luck.integer(0, 120));
  }
  return moments;
};

const restored = async (context: BrowserContext, place: Place): Promise<Item> => {
  const page = await openPage(context, place);
  const edits = await page.evaluate(() => (window as unknown as Driven).crashed.restore());
  await page.close();
  return edits;
};

/** Leaves no draft to the next page of the site. */
const clear = async (context: BrowserContext, place: Place): Promise<void> => {
  const page = await openPage(context, place);
  await page.evaluate(() => (window as unknown as Driven).crashed.end('sign-out'));
  await page.waitForTimeout(100);
  await page.close();
};

/** Crashes a page once; what went wrong, or null. */
const crashOnce = async (context: BrowserContext, index: number): Promise<string | null> => {
  const luck = chance(`crash ${index}`);
  const place = { url: `http://lane-${index % LANES}.localhost${PATH}`, key: String(1 + (index % 20)) };
  const page = await openPage(context, place);
  const moments = await type(page, luck);
  const ending = luck.happens(0.3) ? luck.pick(ENDINGS) : null;
  if (ending !== null) {
    await page.evaluate((how) => (window as unknown as Driven).crashed.end(how), ending);
    await page.waitForTimeout(LOSS_MS);
  }
  const crashedAt = Date.now();
  await crash(page);
  const edits = await restored(context, place);
  const settled = moments.findLastIndex(({ at }) => at <= crashedAt - LOSS_MS);
  const possible = ending === null ? moments.slice(Math.max(settled, 0)).map((moment) => moment.edits) : [{}];
  await clear(context, place);
  return possible.some((each) => equals(each, edits))
    ? null
    : `crash ${index}${ending === null ? '' : ` after ${ending}`}: ${JSON.stringify(edits)} came back`;
};

test(`${CRASHES} crashes lose at most a second of typing, and bring back nothing saved, discarded or signed out of`, async ({
  context,
}) => {
  test.setTimeout(CRASHES * 4000);
  const script = await bundle();
  await context.route(`**${PATH}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><script src="${PATH}.js"></script>` }),
  );
  await context.route(`**${PATH}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  const wrong: string[] = [];
  const lane = async (first: number): Promise<void> => {
    for (let index = first; index < CRASHES; index += LANES) {
      const found = await crashOnce(context, index);
      if (found !== null) wrong.push(found);
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)));
  expect(wrong).toEqual([]);
});
