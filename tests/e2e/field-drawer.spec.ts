import type { Page } from '@playwright/test';
import type { BrowserActor } from '../../features/actors/browser/browser-actor';
import { expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

/** Opens the drawer of a new field of a kind by the menu of the collection's page. */
const openNewField = async (page: Page, actor: BrowserActor, kind: string): Promise<void> => {
  await signInAt(actor, INES, '/settings/data-model/tags');
  await page.locator('[aria-haspopup=menu]', { hasText: 'Add field' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  await page.getByRole('dialog').waitFor();
};

const drawer = (page: Page) => page.getByRole('dialog');

const next = (page: Page) => drawer(page).getByRole('button', { name: 'Next' }).click();

const plan = (page: Page) => drawer(page).locator('[data-plan] [role=listitem]');

const keyOfRow = (page: Page, key: string) =>
  page.getByRole('table', { name: 'Fields and layout' }).locator(`[data-key="${key}"]`);

/** What is entered for the relation of a kind, and what saving creates besides the field. */
const KINDS = [
  { kind: 'Many-to-one relation', name: 'place', related: 'places', steps: 2 },
  { kind: 'One-to-many relation', name: 'notes', related: 'tag_notes', key: 'tag', steps: 3 },
  { kind: 'Many-to-many relation', name: 'people', related: 'people', steps: 5 },
  { kind: 'Many-to-any relation', name: 'blocks', allowed: ['authors', 'places'], steps: 4 },
  { kind: 'Single file', name: 'picture', steps: 2 },
  { kind: 'Several files', name: 'pictures', steps: 4 },
] as const;

for (const each of KINDS)
  test(`a new field is saved with what it needs: ${each.kind}`, async ({ page, actor }) => {
    await openNewField(page, actor, each.kind);
    await drawer(page).getByRole('textbox', { name: 'Key' }).fill(each.name);
    await next(page);
    if ('related' in each) await drawer(page).getByRole('combobox', { name: 'Related collection' }).fill(each.related);
    if ('key' in each) await drawer(page).getByRole('textbox', { name: 'Points to tags' }).fill(each.key);
    if ('allowed' in each)
      for (const name of each.allowed) await drawer(page).getByRole('checkbox', { name, exact: true }).check();
    await expect(plan(page)).toHaveCount(each.steps);
    await expectAccessibleByDayAndNight(page);
    await next(page);
    await next(page);
    await next(page);
    await drawer(page).getByRole('button', { name: 'Save' }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(keyOfRow(page, each.name)).toBeVisible();
    await actor.loadsAgain();
    await expect(keyOfRow(page, each.name)).toBeVisible();
  });

test('a field of translations is created by its name alone', async ({ page, actor }) => {
  await openNewField(page, actor, 'Translations');
  await drawer(page).getByRole('textbox', { name: 'Key' }).fill('texts');
  await expect(plan(page).first()).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toHaveCount(0);
  await expect(keyOfRow(page, 'texts')).toBeVisible();
});

test('nothing that axe finds in the tabs of an existing field', async ({ page, actor }) => {
  test.setTimeout(60_000);
  await signInAt(actor, INES, '/settings/data-model/articles');
  await keyOfRow(page, 'title').getByRole('link').first().click();
  for (const name of ['Schema', 'Field', 'Interface', 'Display']) {
    await drawer(page).getByRole('tab', { name }).click();
    await expectAccessibleByDayAndNight(page);
  }
});

test('edits of a field and of the page below it are asked for before they are left', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/data-model/tags');
  await page.getByRole('textbox', { name: 'Note' }).fill('One word each');
  await page.locator('[aria-haspopup=menu]', { hasText: 'Add field' }).click();
  await page.getByRole('menuitem', { name: 'Standard field' }).click();
  await drawer(page).getByRole('link', { name: 'Data model' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await drawer(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('One word each');
});

test('an unfinished field is restored after the page is loaded again', async ({ page, actor }) => {
  await openNewField(page, actor, 'Standard field');
  await drawer(page).getByRole('textbox', { name: 'Key' }).fill('subtitle');
  await drawer(page).getByRole('combobox', { name: 'Type' }).selectOption('string');
  await actor.loadsAgain();
  await drawer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(drawer(page).getByRole('textbox', { name: 'Key' })).toHaveValue('subtitle');
  await next(page);
  await next(page);
  await next(page);
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(keyOfRow(page, 'subtitle')).toContainText('string');
});
