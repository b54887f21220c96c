import type { Locator, Page } from '@playwright/test';
import { CLARA, signInAt } from './support/people';
import { expect, test } from './support/test';

/**
 * What each task takes by keyboard and by the best route of the pointer. Publishing takes more keys: from the title, Tab
 * goes through the slug and its button before it reaches the status, which the pointer hits at once.
 */
const DAY = [
  { task: 'find an article', keys: 2, clicks: 2 },
  { task: 'edit its title', keys: 1, clicks: 1 },
  { task: 'publish it', keys: 4, clicks: 2 },
  { task: 'relate an author', keys: 2, clicks: 2 },
  { task: 'save and stay', keys: 1, clicks: 2 },
  { task: 'undo a change', keys: 1, clicks: 1 },
  { task: 'upload a file', keys: 2, clicks: 3 },
] as const;

type Task = (typeof DAY)[number]['task'];

/** Field of the form. */
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

/**
 * Counts what one way of working takes. Text that both ways type is not counted; text that only names a command is. A
 * key with its modifiers counts once, as a click does.
 */
class Count {
  readonly tasks = new Map<Task, number>();
  private task: Task = 'find an article';

  constructor(private readonly page: Page) {}

  begin(task: Task): void {
    this.task = task;
    this.tasks.set(task, 0);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.add();
      await this.page.keyboard.press(key);
    }
  }

  async click(target: Locator, clickCount = 1): Promise<void> {
    this.add();
    await target.first().click({ clickCount });
  }

  /** An option of a list that the browser draws, where a driver cannot click: one click opens it, one chooses. */
  async clickOption(list: Locator, option: string): Promise<void> {
    this.add();
    this.add();
    await list.selectOption({ label: option });
  }

  private add(): void {
    this.tasks.set(this.task, (this.tasks.get(this.task) ?? 0) + 1);
  }
}

const TITLE = 'The last ferry to Hirta';
const NEW_TITLE = 'The last boats to Hirta';
const AUTHOR = 'Petra Nov';
const FILE = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Ferry times') };

const value = (page: Page, name: string): Promise<string> => field(page, name).getByRole('combobox').inputValue();

const undo = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });

/** Tab leads to the button of the drawer that opens the browser's dialog, Enter presses it. */
const chooseFiles = async (page: Page, count: Count): Promise<void> => {
  const button = page.getByRole('dialog').locator(':focus').filter({ hasText: 'Choose files' });
  for (let presses = 0; presses < 10 && (await button.count()) === 0; presses += 1) await count.press('Tab');
  await count.press('Enter');
};

const isSaved = async (page: Page): Promise<void> => {
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/saved/)).toBeVisible();
};

const byKeyboard = async (page: Page): Promise<Count> => {
  const count = new Count(page);
  const { keyboard } = page;
  count.begin('find an article');
  await count.press('Control+k');
  await keyboard.type('last ferry');
  await expect(page.getByRole('option', { name: TITLE })).toBeVisible();
  await count.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  count.begin('edit its title');
  await count.press('F2');
  await expect(field(page, 'title').getByRole('textbox')).toBeFocused();
  await keyboard.type(NEW_TITLE);
  count.begin('publish it');
  while ((await field(page, 'status').locator(':focus').count()) === 0) await count.press('Tab');
  await count.press('p');
  await expect(field(page, 'status').getByRole('combobox')).toHaveValue('"published"');
  count.begin('relate an author');
  while ((await field(page, 'author').locator('input:focus').count()) === 0) await count.press('Tab');
  await keyboard.type(AUTHOR);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await count.press('Enter');
  await expect(field(page, 'author').getByRole('combobox')).toHaveValue(/Petra/);
  count.begin('save and stay');
  await count.press('Control+s');
  await isSaved(page);
  // Archived in the same way on both routes; what counts is to take it back.
  await page.getByRole('button', { name: 'Archive this item' }).click();
  await expect(undo(page)).toBeVisible();
  count.begin('undo a change');
  await count.press('Control+z');
  await expect.poll(() => value(page, 'status')).toBe('"published"');
  count.begin('upload a file');
  await count.press('Control+o');
  await expect(page.getByRole('dialog', { name: 'Upload files' })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await chooseFiles(page, count);
  await (await chooser).setFiles(FILE);
  await expect(page.getByText('File uploaded')).toBeVisible();
  return count;
};

const byPointer = async (page: Page): Promise<Count> => {
  const count = new Count(page);
  const { keyboard } = page;
  count.begin('find an article');
  await count.click(page.getByRole('button', { name: 'Jump to…' }));
  await keyboard.type('last ferry');
  await count.click(page.getByRole('option', { name: TITLE }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  count.begin('edit its title');
  // A triple click, which selects the title, counts once.
  await count.click(field(page, 'title').getByRole('textbox'), 3);
  await keyboard.type(NEW_TITLE);
  count.begin('publish it');
  await count.clickOption(field(page, 'status').getByRole('combobox'), 'Published');
  count.begin('relate an author');
  await count.click(field(page, 'author').getByRole('combobox'));
  await keyboard.type(AUTHOR);
  await count.click(page.getByRole('option', { name: AUTHOR }));
  count.begin('save and stay');
  await count.click(page.getByRole('button', { name: 'More ways to save' }));
  await count.click(page.getByRole('menuitem', { name: 'Save and stay' }));
  await isSaved(page);
  await page.getByRole('button', { name: 'Archive this item' }).click();
  count.begin('undo a change');
  await count.click(undo(page));
  await expect.poll(() => value(page, 'status')).toBe('"published"');
  count.begin('upload a file');
  await count.click(page.getByRole('link', { name: 'File library' }));
  await count.click(page.getByRole('link', { name: 'Upload', exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await count.click(page.getByRole('dialog').getByRole('button', { name: 'Choose files' }));
  await (await chooser).setFiles(FILE);
  await expect(page.getByText('File uploaded')).toBeVisible();
  return count;
};

test('the day by keyboard takes the counted keys', async ({ page, actor }) => {
  await signInAt(actor, CLARA);
  const { tasks } = await byKeyboard(page);
  expect(Object.fromEntries(tasks)).toEqual(Object.fromEntries(DAY.map(({ task, keys }) => [task, keys])));
});

test('the day by pointer takes the counted clicks', async ({ page, actor }) => {
  await signInAt(actor, CLARA);
  const { tasks } = await byPointer(page);
  expect(Object.fromEntries(tasks)).toEqual(Object.fromEntries(DAY.map(({ task, clicks }) => [task, clicks])));
});

test('the day takes no more keys than clicks', () => {
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  expect(sum(DAY.map(({ keys }) => keys))).toBeLessThanOrEqual(sum(DAY.map(({ clicks }) => clicks)));
  expect(DAY.filter(({ keys, clicks }) => keys > clicks).map(({ task }) => task)).toEqual(['publish it']);
});
