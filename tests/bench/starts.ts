import type { Browser } from 'playwright-core';
import { startHost } from '../e2e/support/host';
import { startRestServer } from '../support/rest';
import { CONTENT, recordStart } from '../support/start/record-start';
import { duplicates, isScriptOrStyle, longestChain } from '../support/start/request-chain';
import { loadWorld } from '../../fixtures/worlds';
import { signIn } from './journey';
import type { SignedIn } from './slow-page';

const LATENCIES_MS = [0, 50, 100, 300] as const;
const PAGES = { list: '/collections/articles', item: '/collections/articles/1' } as const;

const HEAD = ['latency', 'page', ' cache', 'rounds', 'requests', 'scripts and styles', 'duplicates', '  shown'];

type Row = readonly (string | number)[];

const line = (cells: Row): string => cells.map((cell, at) => String(cell).padStart(HEAD[at]?.length ?? 0)).join('  ');

/** Opens a page with an empty, then with a filled cache. The session is used up by it; resolves with the next one. */
const measurePage = async (
  browser: Browser,
  { base, latency, page }: { readonly base: string; readonly latency: number; readonly page: keyof typeof CONTENT },
  storageState: SignedIn,
): Promise<SignedIn> => {
  const context = await browser.newContext({ storageState, locale: 'en-US', serviceWorkers: 'block' });
  for (const cache of ['empty', 'filled']) {
    const { requests, shownAt } = await recordStart(await context.newPage(), `${base}${PAGES[page]}`, CONTENT[page]);
    const counts = [requests.length, requests.filter(isScriptOrStyle).length, duplicates(requests).length];
    console.log(line([latency, page, cache, longestChain(requests).length, ...counts, `${Math.round(shownAt)} ms`]));
  }
  const next = await context.storageState();
  await context.close();
  return next;
};

/** Prints rounds, requests, duplicates and times of the start of a list and an item at several latencies. */
export const printStarts = async (browser: Browser): Promise<void> => {
  const { world, people } = await loadWorld('blog');
  const server = await startRestServer({ world });
  let latency = 0;
  const host = await startHost(server.url, () => latency);
  try {
    const [person] = people;
    if (person === undefined) throw new Error('The world has no user to sign in with.');
    let { session } = await signIn(browser, { name: 'here', url: host.base, person });
    console.log(line(HEAD));
    for (latency of LATENCIES_MS) {
      for (const page of ['list', 'item'] as const) {
        session = await measurePage(browser, { base: host.base, latency, page }, session);
      }
    }
  } finally {
    host.stop();
    await server.close();
  }
};
