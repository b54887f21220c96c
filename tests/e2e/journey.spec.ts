import type { Page } from '@playwright/test';
import { BrowserActor } from '../../features/actors/browser/browser-actor';
import { startHost } from './support/host';
import { clear, platformOfEnvironment, prepare, TAGS, type JourneyData } from './support/journey-data';
import { expect, test } from './support/test';

const platform = platformOfEnvironment();

/** One continuous session with the usual tasks of a day. */
const journey = async (actor: BrowserActor, { email, password, collection, name }: JourneyData): Promise<void> => {
  const { list, item } = actor;
  // A collection without a display template has no names.
  const tells = (text: RegExp) => expect.poll(async () => (await actor.announcements()).join(' ')).toMatch(text);
  const stands = (place: string) => expect.poll(() => actor.location()).toBe(place);
  const first = (field: string) => expect.poll(async () => list.cell((await list.rows())[0] ?? '', field));

  await test.step('signs in and sees the overview', async () => {
    await actor.opens('/');
    await actor.signsIn(email, password);
    await stands('overview');
    await expect.poll(() => actor.collections()).toContain(name);
  });

  await test.step('browses, sorts and searches', async () => {
    await actor.goesTo(name);
    await expect.poll(() => list.range()).toBe('1–25 of 33');
    await list.sortsBy('Name');
    await first('Name').toBe('architecture');
    await list.sortsBy('Name');
    await first('Name').toBe('wine');
    await list.searches('er');
    await expect.poll(() => list.range()).toBe('1–6 of 6');
    await list.searches('');
    await expect.poll(() => list.range()).toBe('1–25 of 33');
    await list.goesToPage(2);
    await expect.poll(() => list.range()).toBe('26–33 of 33');
  });

  await test.step('opens an item, edits it, saves and stays', async () => {
    await first('Name').toBe('cheese');
    await list.opensItem((await list.rows())[0] ?? '');
    await expect.poll(() => item.value('slug')).toBe('cheese');
    const place = await actor.location();
    await item.changes('name', 'blue cheese');
    await item.saves('stay');
    await tells(/(“blue cheese”|Item) saved/);
    await stands(place);
    await actor.loadsAgain();
    await expect.poll(() => item.value('name')).toBe('blue cheese');
    await expect.poll(() => item.value('slug')).toBe('cheese');
  });

  await test.step('creates an item', async () => {
    await actor.goesTo(name);
    await list.beginsItem();
    await stands(`${collection}/+`);
    await item.changes('name', 'volcanoes');
    await item.changes('slug', 'volcanoes');
    await item.saves('leave');
    await tells(/(“volcanoes”|Item) created/);
    // The list still shows the page that was turned to.
    await expect.poll(() => list.range()).toBe('26–34 of 34');
  });

  await test.step('deletes it, having been asked', async () => {
    await list.searches('volcanoes');
    await expect.poll(() => list.range()).toBe('1–1 of 1');
    await list.opensItem((await list.rows())[0] ?? '');
    await expect.poll(() => item.value('slug')).toBe('volcanoes');
    await item.deletes('delete');
    await tells(/(“volcanoes”|Item) deleted/);
    await stands(collection);
    // The search text is still in the box, and no item matches.
    await list.clearsSearch();
    await expect.poll(() => list.range()).toBe('1–25 of 33');
  });

  await test.step('signs out', async () => {
    await actor.signsOut();
    await tells(/Signed out/);
    await stands('sign-in');
  });
};

/** On an external server, in a collection that the test creates and deletes. */
const journeyElsewhere = async (page: Page, elsewhere: NonNullable<typeof platform>): Promise<void> => {
  const host = await startHost(elsewhere.api);
  try {
    await journey(new BrowserActor(host.base, async () => page), await prepare(elsewhere));
  } finally {
    host.stop();
    await clear(elsewhere);
  }
};

test('an ordinary day', async ({ page, actor, adapter }) => {
  if (adapter === 'http' && platform !== null) await journeyElsewhere(page, platform);
  else await journey(actor, TAGS);
});
