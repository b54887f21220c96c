import type { Page } from '@playwright/test';
import type { BrowserActor } from '../../features/actors/browser/browser-actor';
import { CLARA, signInAt } from './support/people';
import { expect, test } from './support/test';

const edit = async (actor: BrowserActor): Promise<void> => {
  await signInAt(actor, CLARA);
  await actor.goesTo('Tags');
  await actor.list.opensItem('3');
  await actor.item.changes('name', 'rails');
};

const question = (page: Page) => page.getByRole('dialog', { name: 'Unsaved changes' });

test('a link asks first', async ({ page, actor }) => {
  await edit(actor);
  await actor.goesTo('Sections');
  await expect(question(page)).toBeVisible();
  await actor.answers('keep editing');
  await expect(question(page)).toHaveCount(0);
  expect(await actor.item.value('name')).toBe('rails');
});

test('going back asks first', async ({ page, actor }) => {
  await edit(actor);
  await page.goBack({ waitUntil: 'commit' }).catch(() => null);
  await expect(question(page)).toBeVisible();
  expect(await actor.location()).toBe('tags/3');
  await actor.answers('discard changes');
  await expect.poll(() => actor.location()).toBe('tags');
});

test('closing the page asks first, in the words of the browser', async ({ page, actor }) => {
  await edit(actor);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  expect(await actor.item.value('name')).toBe('rails');
});

test('leaving without changes asks nothing', async ({ page, actor }) => {
  await edit(actor);
  await actor.item.changes('name', 'railways');
  await actor.goesTo('Sections');
  await expect.poll(() => actor.location()).toBe('sections');
  await expect(question(page)).toHaveCount(0);
});

test('a world in the browser outlives its page', async ({ actor }) => {
  await edit(actor);
  await actor.item.saves('stay');
  await expect.poll(async () => (await actor.announcements()).join(' ')).toMatch(/” saved|Item saved/);
  await actor.loadsAgain();
  await expect.poll(() => actor.item.value('name')).toBe('rails');
});
