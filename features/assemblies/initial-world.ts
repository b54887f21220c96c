import type { Page } from 'playwright-core';
import { blogWorld } from '../../fixtures/worlds/blog';
import { Database, Platform, type World } from '../../src/adapters/memory';

/** Stores a world in IndexedDB where the application looks for it. */
const storeWorld = (page: Page, world: World): Promise<void> =>
  page.evaluate(
    // As one text, because Playwright takes its time to copy each of many values.
    ([name, json]) =>
      new Promise<void>((done, refused) => {
        const opening = indexedDB.open('quarterdeck-worlds');
        opening.addEventListener('error', () => refused(opening.error ?? new Error('No database')));
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('worlds'));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('worlds', 'readwrite');
          writing.objectStore('worlds').put(JSON.parse(json), name);
          writing.addEventListener('complete', () => {
            opening.result.close();
            done();
          });
        });
      }),
    [world.name, JSON.stringify(world)] as const,
  );

/** Created once: worlds are immutable data. */
const INITIAL_WORLD = blogWorld();

/** The blog world at the start of a scenario. */
export const initialWorld = (): World => INITIAL_WORLD;

/** Who signs in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A page of this origin that runs nothing of the application. */
const QUIET_PATH = '/config.json';

/** Leaves the page, at the application's address `base`, with this world, and with a session of the user where one is given. */
export const prepareWorld = async (page: Page, base: string, world: World, user?: Credentials): Promise<void> => {
  const database = new Database(world);
  const token = user && new Platform(database, { now: () => Date.now() }).auth.login({ ...user }).refreshToken;
  await page.goto(base + QUIET_PATH);
  await storeWorld(page, database.snapshot());
  if (token === undefined) return;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `quarterdeck.session.${world.name}`,
    token,
  ] as const);
};

/**
 * Gives the page's browser a session of the user on the server of this database, as a sign-in leaves it: its cookie, and
 * the hint in the storage of the application at the address `base`.
 */
export const prepareSession = async (
  page: Page,
  base: string,
  database: Database,
  user: Credentials,
): Promise<void> => {
  const { refreshToken } = new Platform(database, { now: () => Date.now() }).auth.login({ ...user });
  await openSession(page, base, refreshToken);
};

/** Gives the page's browser the session of this token. */
export const openSession = async (page: Page, base: string, refreshToken: string): Promise<void> => {
  const { origin, pathname } = new URL(base);
  await page
    .context()
    .addCookies([
      { name: 'directus_refresh_token', value: refreshToken, url: origin, httpOnly: true, sameSite: 'Lax' },
    ]);
  await page.goto(base + QUIET_PATH);
  await page.evaluate(([key, api]) => localStorage.setItem(key, api), [
    `quarterdeck.signed-in ${pathname}/`,
    origin,
  ] as const);
};
