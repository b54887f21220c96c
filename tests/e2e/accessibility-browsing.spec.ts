import type { Page } from '@playwright/test';
import { blogWorld } from '../../fixtures/worlds/blog';
import { prepareWorld } from '../../features/assemblies/initial-world';
import { withoutItems } from '../../features/support/world-changes';
import { expectAccessibleByDayAndNight } from './support/axe';
import { CLARA, signInAt, INES } from './support/people';
import { expect, test } from './support/test';

const columnMenu = (page: Page, column: string) => page.getByRole('button', { name: `Column ${column}`, exact: true });

const escape = (page: Page) => page.keyboard.press('Escape');

/** Opens a section of the sidebar, if it is closed. */
const opensDetail = async (page: Page, name: string | RegExp): Promise<void> => {
  const head = page.getByRole('complementary').getByRole('button', { name }).first();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
};

/** The control that edits a filter of each field type. */
const EDITORS: readonly (readonly [field: string, comparison: string])[] = [
  ['Title', 'contains'],
  ['Status', 'is'],
  ['Status', 'is one of'],
  ['Author', 'is'],
  ['Author', 'is one of'],
  ['Words', 'is between … and …'],
  ['Words', 'is one of'],
  ['Featured', 'is'],
  ['Deadline', 'is one of'],
  ['Published On', 'is after'],
  ['Reading Time', 'is between … and …'],
  ['Slug', 'is empty'],
];

/** Scans one row, card or event only: all are alike and each takes time. */
const LIKE_OTHERS = 'tbody tr[data-index]:nth-child(n+5), [role=list] > [data-key]:nth-child(n+5)';

/** Expects a state of the page to be accessible in both themes. */
const looksAt =
  (page: Page) =>
  (state: string, within?: string): Promise<void> =>
    test.step(state, () =>
      expectAccessibleByDayAndNight(page, { without: LIKE_OTHERS, ...(within === undefined ? {} : { within }) }),
    );

/** An open menu covers controls that cannot be clicked before it is closed. */
const MENU = '[role=menu]';

/** A modal dialog makes the page behind it inert. */
const DIALOG = '[role=dialog], [role=alertdialog]';

test.describe('browsing, by day and by night', () => {
  // Each test visits many states, so that it signs in only once.
  test.describe.configure({ timeout: 60_000 });

  test('the table', async ({ page, actor }) => {
    await signInAt(actor, CLARA, '/collections/sections');
    const holds = looksAt(page);
    await expect.poll(() => actor.list.range()).toBe('1–9 of 9');
    await holds('a list in the order by hand');
    await columnMenu(page, 'Name').click();
    await page.getByRole('menu').waitFor();
    await holds('the menu of a column', MENU);
    await escape(page);
    await page.getByRole('button', { name: 'Add column' }).click();
    await page.getByRole('treeitem').first().waitFor();
    await holds('the choice of one more column');
    await page.getByRole('combobox', { name: 'Find a field' }).fill('name');
    await holds('what typing finds there');
    await escape(page);
    await actor.rows.sortsManually();
    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .press('Enter');
    await page.getByRole('dialog').waitFor();
    await holds('the question for a position', DIALOG);
    await escape(page);
    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .press(' ');
    await page.keyboard.press('ArrowDown');
    await holds('a row that is carried');
    await escape(page);
    await actor.rows.writes('2', 'Name', 'Islands and shores');
    await holds('a cell that is edited');
    await escape(page);
    await opensDetail(page, 'Layout options');
    await page.getByRole('group', { name: 'Columns' }).waitFor();
    await holds('the options of the table');
  });

  test('filters', async ({ page, actor }) => {
    await signInAt(actor, CLARA, '/collections/articles');
    const holds = looksAt(page);
    await opensDetail(page, 'Filters');
    const adder = page.getByRole('combobox', { name: 'Add a filter' });
    await adder.click();
    await page.getByRole('treeitem').first().waitFor();
    await holds('the fields to filter by');
    for (const [field, comparison] of EDITORS) {
      await adder.fill(field);
      await page.getByRole('treeitem', { name: field, exact: true }).first().click();
      await page
        .getByRole('combobox', { name: `Comparison for ${field}` })
        .last()
        .selectOption({ label: comparison });
    }
    await page.getByRole('button', { name: 'Add group' }).last().click();
    await holds('an editor for each kind of value');
    await page.getByRole('combobox', { name: 'Value for Author' }).first().click();
    await page.getByRole('option', { name: 'Clara Voss' }).first().waitFor();
    await holds('the items to compare with');
    await escape(page);
    await page.getByRole('textbox', { name: 'From, for Words' }).fill('many');
    await holds('a value that is none');
  });

  test('views and bookmarks', async ({ page, actor }) => {
    await signInAt(actor, INES, '/collections/articles');
    await actor.view.opensBookmark('Needs review');
    const holds = looksAt(page);
    await actor.list.sortsBy('Title');
    await page.getByRole('button', { name: 'Changed since it was saved' }).click();
    await page.getByRole('dialog').waitFor();
    await holds('what has changed');
    await escape(page);
    const menu = page.getByRole('button', { name: /^(Bookmark|View) menu$/ });
    await menu.click();
    await page.getByRole('menu').waitFor();
    await holds('the menu of a bookmark', MENU);
    await page.getByRole('menuitem', { name: 'Rename bookmark…' }).click();
    await page.getByRole('dialog').waitFor();
    await holds('another name', DIALOG);
    await escape(page);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete bookmark…' }).click();
    await page.getByRole('button', { name: 'Delete bookmark', exact: true }).waitFor();
    await holds('the question about deleting a bookmark', DIALOG);
    await escape(page);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Save as new bookmark…' }).click();
    await page.getByRole('radio', { name: 'A role' }).check();
    await holds('a new bookmark', DIALOG);
    await escape(page);
    await page
      .getByRole('navigation', { name: 'Navigation', exact: true })
      .getByRole('button', { name: 'Actions for Needs review' })
      .click();
    await page.getByRole('menu').waitFor();
    await holds('the menu of a bookmark in the navigation', MENU);
    await escape(page);
    await page.getByRole('button', { name: 'Show hidden collections' }).click();
    await page.getByRole('list', { name: 'Hidden collections' }).waitFor();
    await holds('hidden collections');
    await opensDetail(page, /^Auto refresh/);
    await page.getByRole('combobox', { name: 'Interval' }).waitFor();
    await opensDetail(page, 'Export');
    await page.getByRole('radio', { name: 'CSV' }).waitFor();
    await holds('refreshing and export');
    await actor.opens('/collections/articles?bookmark=4711');
    await page.getByText('Bookmark not found').waitFor();
    await holds('a bookmark that is not there');
  });

  test('many items at once', async ({ page, actor }) => {
    await signInAt(actor, CLARA, '/collections/articles');
    const holds = looksAt(page);
    await actor.batch.selects(['1', '2']);
    await holds('a selection');
    const bar = page.getByRole('group', { name: 'Selection' });
    await bar.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('alertdialog').waitFor();
    await holds('the question about deleting', DIALOG);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await actor.batch.beginsEdit();
    await actor.batch.ticks('title');
    await holds('the drawer for all of them', DIALOG);
    await escape(page);
    await page.getByRole('button', { name: 'Discard changes' }).waitFor();
    await holds('the question about leaving it', DIALOG);
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  test('an import', async ({ page, actor }) => {
    await signInAt(actor, CLARA, '/collections/tags');
    const holds = looksAt(page);
    await page.getByRole('button', { name: 'More ways to create' }).click();
    await page.getByRole('menu').waitFor();
    await holds('the ways to create', MENU);
    await page.getByRole('menuitem', { name: /^Import from file/ }).click();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await holds('an import without a file', DIALOG);
    const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await page.locator('input[type=file]').setInputFiles(file('words.json', '{ not json'));
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await holds('a file that is none', DIALOG);
    await page
      .locator('input[type=file]')
      .setInputFiles(file('words.csv', 'id,name,slug\n901,peat,peat\nmany,bog,bog\n,ferries,ferries\n'));
    await page.getByRole('combobox', { name: 'Field for name' }).waitFor();
    await holds('where its columns go', DIALOG);
    await actor.importExport.startsImport();
    await page.getByText('Import finished').waitFor();
    await holds('what has become of it', DIALOG);
  });

  test('cards', async ({ page, actor }) => {
    await signInAt(actor, CLARA, '/collections/places');
    const holds = looksAt(page);
    await page.getByRole('link', { name: 'Bergen' }).waitFor();
    await page.getByRole('checkbox', { name: 'Select Bergen' }).check();
    await holds('cards, one of them selected');
    await page.getByRole('button', { name: /^Sort by/ }).click();
    await page.getByRole('menu').waitFor();
    await holds('the order of cards', MENU);
    await escape(page);
    await opensDetail(page, 'Layout options');
    await page.locator('[data-field="title"]').getByRole('button', { name: 'Add field' }).click();
    await page.getByRole('treeitem').first().waitFor();
    await holds('the options of cards, and the fields for their title');
  });

  test('the calendar', async ({ page, actor }) => {
    await signInAt(actor, CLARA, '/collections/events');
    const holds = looksAt(page);
    for (const view of ['Month', 'Week', 'Day', 'List']) {
      await actor.calendar.showsBy(view);
      await page.waitForLoadState('networkidle');
      await holds(`a calendar by ${view}`);
    }
    await actor.calendar.showsBy('Month');
    await page.locator('[data-event]').filter({ hasText: 'Sign-off' }).getByRole('link').focus();
    await page.getByRole('button', { name: /^Move Sign-off/ }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await holds('an event that is moved without a mouse', DIALOG);
    await escape(page);
    await opensDetail(page, 'Layout options');
    await page.locator('[data-field="startDateField"]').getByRole('combobox').selectOption('');
    await holds('a calendar without a start, and its options');
  });

  test('a week and a day on which nothing happens', async ({ page, actor, base }) => {
    await prepareWorld(page, base, withoutItems('events')(blogWorld()));
    await signInAt(actor, CLARA, '/collections/events');
    const holds = looksAt(page);
    for (const view of ['Week', 'Day', 'List', 'Week']) {
      await actor.calendar.showsBy(view);
      await page.waitForLoadState('networkidle');
      await holds(`an empty calendar by ${view}`);
      if (view === 'List') continue;
      const hours = page.getByRole('row', { name: /20\d\d/ }).and(page.locator('[tabindex="0"]'));
      const top = async (): Promise<number> => (await hours.boundingBox())?.y ?? 0;
      const before = await top();
      await hours.press('End');
      await expect.poll(top).toBeLessThan(before);
    }
  });

  test('lists without items and without results', async ({ page, actor, base }) => {
    await prepareWorld(page, base, withoutItems('newsletters')(blogWorld()));
    await signInAt(actor, CLARA, '/collections/newsletters');
    const holds = looksAt(page);
    await page.getByText('No items yet').waitFor();
    await holds('nothing yet');
    await actor.list.searches('volcanoes');
    await page.getByText('No items match').waitFor();
    await holds('nothing found');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    for (const collection of ['sections', 'places', 'events'])
      test(collection, async ({ page, actor }) => {
        await signInAt(actor, CLARA, `/collections/${collection}`);
        const holds = looksAt(page);
        await page.waitForLoadState('networkidle');
        await holds(collection);
        if (collection === 'events') return;
        await page.getByRole('checkbox').nth(1).check();
        await holds(`${collection}, some selected`);
        await page.getByRole('button', { name: 'Open sidebar' }).click();
        await opensDetail(page, 'Filters');
        await page.getByRole('combobox', { name: 'Add a filter' }).waitFor();
        await holds(`${collection}, with the sidebar over it`);
      });
  });

  test('the directory of users', async ({ page, actor }) => {
    await actor.opens('/users');
    await actor.signsIn(INES.email, INES.password);
    const holds = looksAt(page);
    await expect.poll(async () => (await actor.list.rows()).length).toBe(5);
    await holds('the users as cards, and their roles');
    await page.getByRole('button', { name: 'Invite users' }).press('Enter');
    await page.getByRole('textbox', { name: 'Email addresses' }).fill(`${CLARA.email}, nowhere`);
    await actor.users.choosesRole('Administrator');
    await holds('the warning about the role', DIALOG);
    await page.getByRole('button', { name: 'Send invitations' }).press('Enter');
    await expect.poll(() => actor.users.invitationResults()).toHaveLength(2);
    await holds('the result of each invitation', DIALOG);
    await escape(page);
    await expect(page.getByRole('button', { name: 'Invite users' })).toBeFocused();
    await actor.cards.selectsRange('Ines Halloran');
    await actor.batch.startsDeletion();
    await expect.poll(async () => (await actor.batch.warnings()).length).toBeGreaterThan(2);
    await holds('the warnings of a deletion', DIALOG);
  });
});
