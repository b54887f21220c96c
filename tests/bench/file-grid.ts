import type { Browser, Page } from 'playwright-core';
import { fixedUuid, preset, role, rows, settings, user, world } from '../../fixtures/builders';
import type { DemoUser } from '../../src/ports/environment/demo';
import { signIn } from './journey';
import { SETTLED } from './layouts';
import { median, TIMES, type Measured } from './metrics';
import { type BenchPage, openPage, SLOWDOWN } from './slow-page';
import { startTarget } from './start-target';
import { frameOf } from './wait-for';

const FILE_COUNT = 1000;
const ADMINISTRATOR = fixedUuid('files/role/administrator');
const PERSON: DemoUser = { role: 'Administrator', email: 'desk@photos.example', password: 'photos' };

const photos = () =>
  world('photos', [
    rows(
      'directus_files',
      Array.from({ length: FILE_COUNT }, (_, index) => ({
        id: fixedUuid(`files/${index}`),
        storage: 'local',
        title: `Photo ${index}`,
        type: 'image/png',
        filename_disk: `${index}.png`,
        filename_download: `${index}.png`,
        filesize: '4000',
        width: 640,
        height: 480,
      })),
    ),
    preset('directus_files', { layout: 'cards', layout_query: { cards: { limit: FILE_COUNT, page: 1 } } }),
    role(ADMINISTRATOR, 'Administrator', { admin_access: true }),
    user(fixedUuid('files/user/desk'), PERSON.email, PERSON.password, ADMINISTRATOR),
    settings({ project_name: 'Photos' }),
  ]);

/** An orange pixel; what is measured is the page, not the decoder. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

const CARDS = 'main [data-key]';
const ADDRESS_OF_PIXEL = '/pixel.png';

const answerPictures = (page: Page): Promise<unknown> =>
  page.route(/^http:\/\/[^/]+\/(?:assets\/|pixel\.png)/, (route) =>
    route.fulfill({ contentType: 'image/png', body: PIXEL }).catch(() => undefined),
  );

/** The HTML of the page with as many cards as it lists, all rendered, and without scripts. */
const takeSnapshot = ({ page }: BenchPage): Promise<string> =>
  page.evaluate(
    ([count, picture]) => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      for (const each of copy.querySelectorAll('script, noscript, link[rel=preload]')) each.remove();
      for (const image of copy.querySelectorAll('main [data-key] img')) image.setAttribute('src', picture);
      const row = copy.querySelector('main [data-key]')?.parentElement;
      const list = row?.parentElement;
      const perRow = row?.querySelectorAll('[data-key]').length ?? 1;
      list?.replaceChildren(...Array.from({ length: Math.ceil(count / perRow) }, () => row?.cloneNode(true) ?? ''));
      list?.removeAttribute('style');
      const original = document.querySelector('main [data-key]')?.parentElement?.parentElement?.style;
      for (const name of ['--card-size', '--card-columns'])
        list?.setAttribute(
          'style',
          `${list.getAttribute('style') ?? ''}${name}:${original?.getPropertyValue(name) ?? ''};`,
        );
      return `<!doctype html>${copy.outerHTML}`;
    },
    [FILE_COUNT, ADDRESS_OF_PIXEL] as const,
  );

const scrollToStart = ({ page }: BenchPage): Promise<void> =>
  page.evaluate((cards) => {
    let holder = document.querySelector(cards)?.parentElement ?? null;
    while (holder !== null && holder.scrollTop === 0) holder = holder.parentElement;
    if (holder !== null) holder.scrollTop = 0;
  }, CARDS);

/** 1,000 cards of the library with their pictures, and a bare page of the same elements, scrolled in turns. */
export const measureFileGrid = async (browser: Browser): Promise<Measured> => {
  const { target, close } = await startTarget('photos', photos(), PERSON);
  const grid = await openPage(browser, (await signIn(browser, target)).session);
  const bare = await openPage(browser);
  const [gridFrames, bareFrames]: [number[], number[]] = [[], []];
  try {
    await answerPictures(grid.page);
    await answerPictures(bare.page);
    await grid.page.goto(`${target.url}/files/all`);
    await grid.page.locator(`${CARDS} img`).nth(8).waitFor();
    await grid.page.waitForTimeout(SETTLED);
    const address = new URL('bare', grid.page.url()).href;
    const body = await takeSnapshot(grid);
    await bare.page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    await bare.page.goto(address);
    for (const page of [grid, bare]) await page.slowDown(SLOWDOWN);
    for (let time = 0; time < TIMES; time += 1) {
      for (const [page, frames] of [
        [grid, gridFrames],
        [bare, bareFrames],
      ] as const) {
        await page.page.bringToFront();
        await scrollToStart(page);
        await page.page.waitForTimeout(SETTLED);
        frames.push(await frameOf(page, CARDS));
      }
    }
  } finally {
    await grid.context.close();
    await bare.context.close();
    await close();
  }
  const [gridFrame, bareGridFrame] = [median(gridFrames), median(bareFrames)];
  return { gridFrame, bareGridFrame, gridRatio: gridFrame / bareGridFrame };
};
