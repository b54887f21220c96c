import type { Page } from '@playwright/test';
import type { BrowserActor } from '../../features/actors/browser/browser-actor';
import { expectAccessibleByDayAndNight } from './support/axe';
import type { RestartableServer } from './support/restartable-server';
import { CLARA, signInAt, JUN } from './support/people';
import { expect, test } from './support/test';

interface Visit {
  readonly page: Page;
  readonly actor: BrowserActor;
  readonly server: RestartableServer;
}

const rename = (server: RestartableServer, values: Readonly<Record<string, string>>): void => {
  const tag = server.database.row('tags', 3);
  if (tag === null) throw new Error('The magazine has lost a tag');
  server.database.put('tags', 3, { ...tag, ...values });
};

const edit = async ({ actor }: Visit): Promise<void> => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'rails');
  await actor.item.changes('slug', 'rails');
};

const SCREENS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'two people have changed the same fields': async (visit) => {
    await edit(visit);
    rename(visit.server, { name: 'trains', slug: 'trains' });
    await visit.actor.item.saves('stay');
    await expect.poll(() => visit.actor.saving.conflicts()).toEqual(['name', 'slug']);
    await visit.actor.saving.resolvesConflict('name', 'mine');
  },
  'the item is gone': async (visit) => {
    await edit(visit);
    visit.server.database.remove('tags', 3);
    await visit.actor.item.saves('stay');
    await visit.page.getByRole('dialog', { name: 'This item no longer exists' }).waitFor();
  },
  'others have changed something else': async (visit) => {
    await signInAt(visit.actor, CLARA, '/collections/tags/3');
    await visit.actor.item.changes('name', 'rails');
    rename(visit.server, { slug: 'by-rail' });
    await visit.actor.item.saves('stay');
    await visit.page.getByText('Also changed by').waitFor();
  },
  'a save without an answer': async (visit) => {
    await edit(visit);
    visit.server.hold('PATCH');
    await visit.actor.item.saves('stay');
    await visit.page.waitForTimeout(300);
    visit.server.kill();
    await visit.page.getByRole('button', { name: 'Check the server' }).waitFor();
  },
  'a copy to be made': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/articles/3');
    await actor.saving.beginsCopy();
    await page.getByRole('dialog', { name: 'Save as copy' }).getByRole('radio', { name: 'Link' }).first().waitFor();
  },
  'an item that may only be read': async ({ actor, page }) => {
    await signInAt(actor, JUN, '/collections/articles/16');
    await page.getByText('You can read this item, but not change it').waitFor();
  },
};

for (const [name, visit] of Object.entries(SCREENS)) {
  test(`${name}: nothing that WCAG forbids`, async ({ page, actor, server }) => {
    await visit({ page, actor, server });
    await expectAccessibleByDayAndNight(page);
  });
}

test('a conflict is decided by keyboard alone', async ({ page, actor, server }) => {
  await edit({ page, actor, server });
  rename(server, { name: 'trains' });
  await page.keyboard.press('Control+s');
  await expect.poll(() => actor.saving.conflicts()).toEqual(['name']);
  await expect(page.getByRole('radio', { name: /Mine/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save selection' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await actor.announcements()).join(' ')).toMatch(/” saved|Item saved/);
  expect(server.database.row('tags', 3)).toMatchObject({ name: 'rails', slug: 'rails' });
});
