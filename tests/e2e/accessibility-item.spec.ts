import type { Page } from '@playwright/test';
import type { BrowserActor } from '../../features/actors/browser/browser-actor';
import { USERS } from '../../fixtures/worlds/blog/people';
import { expectAccessibleByDayAndNight } from './support/axe';
import { CLARA, INES, signInAt } from './support/people';
import { expect, test } from './support/test';

interface Visit {
  readonly page: Page;
  readonly actor: BrowserActor;
}

const openUser = async ({ actor, page }: Visit, key: string): Promise<void> => {
  await signInAt(actor, INES);
  await actor.opens(`/users/${key}`);
  await page.locator('[data-field="token"]').getByRole('button', { name: 'Regenerate' }).waitFor();
};

const SCREENS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'menu of a field': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags/3');
    await actor.item.changes('name', 'rails');
    await page.getByRole('button', { name: 'Edited. Show or undo the change' }).click();
    await page.getByRole('menuitem', { name: 'Undo change' }).waitFor();
  },
  'raw value with a text that is none': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/articles/3');
    await actor.form.chooses('words', 'Edit raw value');
    await actor.form.typesRaw('two thousand');
    await page.getByRole('dialog').getByRole('alert').waitFor();
  },
  'raw value that can only be read': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/articles/3');
    await actor.form.chooses('views', 'Show raw value');
    await page.getByRole('dialog').waitFor();
  },
  'picker of items': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/articles/3');
    await page.locator('[data-field="tags"]').getByRole('button', { name: 'Add existing' }).click();
    await page.getByRole('dialog').getByRole('row').nth(1).click();
    await page.getByRole('dialog').getByText('1 selected').waitFor();
  },
  'picker of items, as cards': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/articles/3');
    await page.locator('[data-field="tags"]').getByRole('button', { name: 'Add existing' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Cards' }).click();
    await page.getByRole('dialog').locator('[data-card]').first().click();
    await page.getByRole('dialog').getByText('1 selected').waitFor();
  },
  'summary of what is missing': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/authors/+');
    await actor.item.changes('city', 'Leverburgh');
    await actor.item.saves('stay');
    await page.getByText('Not saved: 2 fields need attention').waitFor();
  },
  'group that is open': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/landing_page');
    await actor.form.opensGroup('Appearance');
    await page.locator('[data-field="accent_color"]').waitFor();
  },
  'page of a user': async (visit) => {
    await openUser(visit, USERS.petra);
    await visit.page.locator('[data-field="token"]').getByRole('button', { name: 'Regenerate' }).click();
  },
  'new user': async ({ actor, page }) => {
    await signInAt(actor, INES);
    await actor.opens('/users/+');
    await page.locator('[data-field="email"]').waitFor();
  },
  'question before a user is archived': async (visit) => {
    await openUser(visit, USERS.ines);
    await visit.actor.saving.archives();
    await visit.page.getByRole('alertdialog', { name: 'Archive this user?' }).waitFor();
  },
};

for (const [name, arrive] of Object.entries(SCREENS)) {
  test(`${name}: nothing that axe finds`, async ({ page, actor }) => {
    await arrive({ page, actor });
    await expectAccessibleByDayAndNight(page);
  });
}

test('the menu of a field by keyboard alone', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  const name = page.locator('[data-field="name"]').getByRole('textbox');
  await name.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Actions for Name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy value' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Name' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
});

test('the summary announces itself, moves the focus to the field by keyboard, and opens its group', async ({
  page,
  actor,
}) => {
  await signInAt(actor, CLARA, '/collections/authors/+');
  await actor.item.changes('city', 'Leverburgh');
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: 'Not saved: 2 fields need attention' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-field="last_name"]').getByRole('textbox')).toBeFocused();
});
