import type { Page } from '@playwright/test';
import { CLARA, signInAt } from './support/people';
import { expect, test } from './support/test';

/** Accessible name of the focused control; empty when nothing has focus. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return '';
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
    return (label?.textContent ?? focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim();
  });

/** More tab stops than any page has. */
const ENOUGH = 80;

/** Presses Tab until a control of this name has focus; optionally a link only. */
const tabTo = async (page: Page, name: string, what: ':focus' | 'a:focus' = ':focus'): Promise<void> => {
  for (let presses = 0; presses < ENOUGH; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === name && (await page.locator(what).count()) > 0) return;
  }
  throw new Error(`Tab never reached '${name}'`);
};

const firstTitle = async (page: Page): Promise<string> =>
  ((await page.locator('tbody tr[data-key]').first().getByRole('link').textContent()) ?? '').trim();

test('signing in without a mouse', async ({ page, actor }) => {
  await actor.opens('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, 'Email');
  await page.keyboard.type(CLARA.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(CLARA.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => actor.location()).toBe('overview');
});

test('the first stop skips to the content', async ({ page, actor }) => {
  await signInAt(actor, CLARA);
  await actor.loadsAgain();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('from the overview to a saved item without a mouse', async ({ page, actor }) => {
  await signInAt(actor, CLARA);
  await tabTo(page, 'Tags');
  await page.keyboard.press('Enter');
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
  // The rows are one stop: Tab reaches the title of the first, arrows the others.
  await tabTo(page, await firstTitle(page), 'a:focus');
  for (let presses = 0; presses < 25 && (await focusedName(page)) !== 'railways'; presses += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => actor.item.value('name')).toBe('railways');
  await tabTo(page, 'Name');
  await page.keyboard.press('End');
  await page.keyboard.type(' and rails');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await actor.announcements()).join(' ')).toMatch(/” saved|Item saved/);
  expect(await actor.item.value('name')).toBe('railways and rails');
  expect(await actor.location()).toBe('tags/3');
});

test('the rows of a list are one stop, in which arrows, Home and End reach each cell, and Space selects', async ({
  page,
  actor,
}) => {
  await signInAt(actor, CLARA, '/collections/articles');
  const rows = page.locator('tbody tr[data-key]');
  await expect.poll(() => rows.count()).toBe(25);
  await expect(page.locator('tbody [tabindex="0"]')).toHaveCount(1);
  await rows.first().getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect(page.getByRole('group', { name: 'Selection' }).locator('b')).toHaveText('1 selected');
  await page.keyboard.press('End');
  const last = rows.nth(1).locator('td[data-column]').last();
  expect(await last.evaluate((cell) => cell.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('PageDown');
  await expect(rows.nth(1).locator(':focus')).toHaveCount(0);
  await expect(page.locator('tbody').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+Home');
  await expect(rows.first().getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('table').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(rows.first().getByRole('checkbox')).toBeFocused();
});

test('a dialog takes the focus, keeps it, and gives it back', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  const deletion = page.getByRole('button', { name: 'Delete this item' });
  await deletion.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (let presses = 0; presses < 7; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('#app').locator(':focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(deletion).toBeFocused();
});

test('after a refused save the focus moves to the error', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'ferries');
  await actor.item.saves('leave');
  const summary = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-field="name"]').getByRole('textbox')).toBeFocused();
});

test('the other ways to save are a menu with arrows', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'rails');
  await page.getByRole('button', { name: 'More ways to save' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Save and stay' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => actor.location()).toBe('tags/+');
});

test('the command palette goes anywhere, and gives the focus back', async ({ page, actor }) => {
  await signInAt(actor, CLARA);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Command palette' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tags');
  await expect(page.getByRole('option', { name: 'Tags' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new item');
  await page.keyboard.press('Enter');
  await expect.poll(() => actor.location()).toBe('tags/+');
});

test('what is typed while the palette is loading is not lost', async ({ page, actor }) => {
  let load = (): void => undefined;
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/overlays.*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await signInAt(actor, CLARA);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tagx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('s');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toHaveCount(0);
  load();
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
});

test('a slash leads to the search of the list, and is text while text is written', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
  const search = page.getByRole('searchbox', { name: 'Search Tags' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('rail/');
  await expect(search).toHaveValue('rail/');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
});

test('a question mark is text where text is written, and a question everywhere else', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await page.locator('[data-field="name"]').getByRole('textbox').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('?');
  expect(await actor.item.value('name')).toBe('railways?');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('over the page a code editor gives Tab back at the first Escape, and the second closes', async ({
  page,
  actor,
}) => {
  await signInAt(actor, CLARA, '/collections/articles');
  for (const row of [1, 2]) await page.getByRole('table').getByRole('checkbox').nth(row).check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('checkbox', { name: 'Change Meta' }).check();
  const code = drawer.locator('[data-batch="meta"]').getByRole('textbox', { name: 'Meta' });
  await code.focus();
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(code).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
});

test('the reason of a button that cannot be used has room around it', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await page.getByRole('button', { name: 'Save', exact: true }).hover();
  const reason = page.getByRole('tooltip').filter({ visible: true });
  await expect(reason).toHaveText('There is nothing to save');
  await expect(reason).toHaveCSS('padding-inline-start', '10px');
});

test('F8 leads to the action of a notification, and the undo back to where the focus was', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/articles/3');
  await page.getByRole('button', { name: 'Archive this item' }).click();
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const slug = page.locator('[data-field="slug"]').getByRole('textbox');
  await slug.focus();
  await page.keyboard.press('F8');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slug).toBeFocused();
  await expect.poll(async () => (await actor.announcements()).join(' ')).toContain('Value restored');
});
