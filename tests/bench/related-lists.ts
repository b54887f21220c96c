import type { Browser } from 'playwright-core';
import {
  collection,
  fixedUuid,
  oneToMany,
  primaryKey,
  role,
  rows,
  settings,
  stringField,
  user,
  world,
} from '../../fixtures/builders';
import type { DemoUser } from '../../src/ports/environment/demo';
import { signIn } from './journey';
import { rowLinks, SETTLED } from './layouts';
import { median, TIMES, type Measured } from './metrics';
import { type BenchPage, openPage, PRESS_OPTIONS, SLOWDOWN } from './slow-page';
import { startTarget } from './start-target';
import { elements } from './wait-for';

const ADMINISTRATOR = fixedUuid('links/role/administrator');
const PERSON: DemoUser = { role: 'Administrator', email: 'desk@albums.example', password: 'albums' };

/** Linked items of the two albums that are compared, in the order of their rows. */
const FEW = 10;
const MANY = 10_000;

const albums = () =>
  world('albums', [
    collection('pictures', { display_template: '{{title}}' }, [primaryKey(), stringField('title')]),
    collection(
      'albums',
      { display_template: '{{title}}' },
      [primaryKey(), stringField('title'), oneToMany('pictures', { from: 'pictures', foreignKey: 'album' })],
      [FEW, MANY].map((count, index) => ({ id: index + 1, title: `Album of ${count}` })),
    ),
    rows(
      'pictures',
      [FEW, MANY].flatMap((count, index) =>
        Array.from({ length: count }, (_, place) => ({
          id: index * FEW + place + 1,
          title: `Picture ${place + 1}`,
          album: index + 1,
        })),
      ),
    ),
    role(ADMINISTRATOR, 'Administrator', { admin_access: true }),
    user(fixedUuid('links/user/desk'), PERSON.email, PERSON.password, ADMINISTRATOR),
    settings({ project_name: 'Albums' }),
  ]);

const LINKED = 'main [data-field="pictures"] [data-key]';

/** Clicks the row of an album; ms until the first page of its pictures is rendered. */
const openAlbum = async ({ page }: BenchPage, row: number): Promise<number> => {
  await page.evaluate(() => window.bench.countFrom('click'));
  const shown = page.evaluate(([selector, count]) => window.bench.untilThere(selector, count), [LINKED, FEW] as const);
  await page.locator(rowLinks('albums')).nth(row).click(PRESS_OPTIONS);
  return shown;
};

const backToAlbums = async ({ page }: BenchPage): Promise<void> => {
  await page.goBack({ waitUntil: 'commit' });
  await page.locator(rowLinks('albums')).first().waitFor();
  await page.waitForTimeout(SETTLED);
};

/** Items with 10 and with 10,000 linked items, opened in turns, after each has been opened once. */
export const measureRelatedLists = async (browser: Browser): Promise<Measured> => {
  const { target, close } = await startTarget('albums', albums(), PERSON);
  const bench = await openPage(browser, (await signIn(browser, target)).session);
  const [few, many]: [number[], number[]] = [[], []];
  let linksElements = Number.NaN;
  try {
    await bench.page.goto(`${target.url}/collections/albums`);
    await bench.page.locator(rowLinks('albums')).nth(1).waitFor();
    await bench.slowDown(SLOWDOWN);
    for (let time = 0; time <= TIMES; time += 1) {
      for (const [row, times] of [few, many].entries()) {
        const opened = await openAlbum(bench, row);
        await bench.page.waitForTimeout(SETTLED);
        if (time > 0) times.push(opened);
        linksElements = await elements(bench);
        await backToAlbums(bench);
      }
    }
  } finally {
    await bench.context.close();
    await close();
  }
  const [links10, links10000] = [median(few), median(many)];
  return { links10, links10000, linksRatio: links10000 / links10, linksElements };
};
