import type { Page } from '@playwright/test';
import type { BrowserActor } from '../../../features/actors/browser/browser-actor';
import { expect } from './test';

/** The keys of all stored answers of pages: project, user, page, request. Opens no database that does not exist yet. */
export const stored = (page: Page): Promise<readonly (readonly unknown[])[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('quarterdeck-session')) return [];
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('quarterdeck-session');
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => fail(opening.error));
    });
    const keys = await new Promise<readonly IDBValidKey[]>((done, fail) => {
      const reading = database.transaction('pages').objectStore('pages').getAllKeys();
      reading.addEventListener('success', () => done(reading.result));
      reading.addEventListener('error', () => fail(reading.error));
    });
    database.close();
    return keys as unknown as readonly (readonly unknown[])[];
  });

export const storedPages = async (page: Page): Promise<readonly string[]> => [
  ...new Set((await stored(page)).map((key) => String(key[2]))),
];

/** Saves this title of the open item over another one that was saved meanwhile: the save asks which of them is kept. */
export const saveTitleOver = async (page: Page, actor: BrowserActor, own: string, other: string): Promise<void> => {
  await actor.item.saves('stay');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: other })).toBeVisible();
  await dialog.getByRole('radio', { name: own }).check();
  await actor.saving.savesResolved();
};

/** From the next page on, the device keeps no lists and items, as `config.json` can say. */
export const turnOffOfflineReading = async (page: Page): Promise<void> => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), offlineReading: false } });
  });
};
