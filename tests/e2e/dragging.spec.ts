import type { Page } from '@playwright/test';
import { CLARA, signInAt } from './support/people';
import { expect, test } from './support/test';
import { pointIn } from './support/touch-input';

const head = (page: Page, column: string) => page.getByRole('columnheader', { name: column, exact: true });
const grip = (page: Page, key: string) => page.locator(`tr[data-key="${key}"] [data-grip]`);

/** The drag events of the browser that the page has received. */
const recordDrags = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const type of ['dragstart', 'drop'])
      window.addEventListener(type, ({ target }) => {
        document.documentElement.dataset['drags'] =
          `${document.documentElement.dataset['drags'] ?? ''} ${type} ${(target as Element).localName}`.trim();
      });
  });

/** Moves the mouse, and once more: Chromium tells a page the position in an element with the second event in it. */
const moveMouse = async (page: Page, x: number, y: number): Promise<void> => {
  await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.move(x + 1, y);
};

const drags = (page: Page) => page.evaluate(() => document.documentElement.dataset['drags'] ?? '');

test('a row is dragged by its handle, with a line where it lands and a text for screen readers', async ({
  page,
  actor,
}) => {
  await signInAt(actor, CLARA, '/collections/sections');
  await actor.rows.sortsManually();
  await recordDrags(page);
  const [first = '', second = '', third = ''] = await actor.list.rows();
  await grip(page, first).hover();
  await expect(page.locator(`tr[data-key="${first}"]`)).toHaveAttribute('draggable', 'true');
  const goal = await pointIn(grip(page, third));
  await page.mouse.down();
  await moveMouse(page, goal.x, goal.y - 8);
  const line = (key: string) =>
    expect(page.locator(`tr[data-key="${key}"] td`).last()).not.toHaveCSS('box-shadow', 'none');
  await line(second);
  await moveMouse(page, goal.x, goal.y + 8);
  await line(third);
  await expect(page.getByRole('status').filter({ hasText: 'Position 3 of' })).toHaveCount(1);
  await page.mouse.up();
  await expect.poll(async () => (await actor.list.rows()).slice(0, 3)).toEqual([second, third, first]);
  expect(await drags(page)).toMatch(/^dragstart tr drop /);
});

test('a column dropped on a row changes neither columns nor rows', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/sections');
  await actor.rows.sortsManually();
  const columns = await actor.list.columns();
  const rows = await actor.list.rows();
  const column = await pointIn(head(page, columns[0] ?? ''));
  await page.mouse.move(column.x, column.y);
  await expect(head(page, columns[0] ?? '')).toHaveAttribute('draggable', 'true');
  const row = await pointIn(grip(page, rows[2] ?? ''));
  await page.mouse.down();
  await page.mouse.move(row.x, row.y, { steps: 6 });
  await page.mouse.up();
  expect(await actor.list.rows()).toEqual(rows);
  expect(await actor.list.columns()).toEqual(columns);
});

test('a drag near the end of a list scrolls it', async ({ page, actor }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await signInAt(actor, CLARA, '/collections/sections');
  await actor.rows.sortsManually();
  const rows = await actor.list.rows();
  await grip(page, rows[0] ?? '').hover();
  await expect(page.locator('tr[draggable=true]')).toHaveCount(1);
  const { x } = await pointIn(grip(page, rows[0] ?? ''));
  const last = page.locator(`tr[data-key="${rows.at(-1)}"]`);
  await expect(last).not.toBeInViewport();
  const bottom = await page.locator('tbody').evaluate((body) => {
    const scroller = body.closest('table')?.parentElement?.getBoundingClientRect();
    return scroller?.bottom ?? 0;
  });
  await page.mouse.down();
  await page.mouse.move(x, bottom - 30, { steps: 4 });
  let step = 0;
  await expect(async () => {
    await page.mouse.move(x, bottom - 30 + (step++ % 2));
    await expect(last).toBeInViewport({ timeout: 50 });
  }).toPass();
  await page.mouse.up();
  await expect.poll(async () => (await actor.list.rows())[0]).toBe(rows[1]);
});

test('columns are dragged by their handles among the options', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/articles');
  await page.getByRole('button', { name: 'Layout options' }).click();
  const [first = '', second = '', ...others] = await actor.list.columns();
  const handle = (column: string) => page.getByRole('button', { name: `Move ${column} with the arrow keys` });
  await handle(first).hover();
  await expect(page.locator('li[draggable=true]')).toHaveCount(1);
  const goal = await pointIn(handle(second));
  await page.mouse.down();
  await moveMouse(page, goal.x, goal.y + 8);
  await page.mouse.up();
  await expect.poll(() => actor.list.columns()).toEqual([second, first, ...others]);
});

const node = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });

test('a tree row is dropped before and after another one', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/sections/2');
  const outline = () =>
    page
      .getByRole('treeitem')
      .evaluateAll((rows) => rows.map((row) => `${row.getAttribute('aria-level')} ${row.getAttribute('aria-label')}`));
  await expect.poll(outline).toEqual(['1 Letters', '1 Islands', '2 Maps']);
  const drag = async (name: string, onto: string, place: 'before' | 'after'): Promise<void> => {
    const gripOf = (row: string) => node(page, row).locator('[data-tree-grip]').first();
    await gripOf(name).scrollIntoViewIfNeeded();
    await gripOf(name).hover();
    await expect(page.locator('[role=treeitem] [draggable=true], [role=treeitem][draggable=true]')).not.toHaveCount(0);
    const goal = await pointIn(gripOf(onto));
    await page.mouse.down();
    await moveMouse(page, goal.x, goal.y + (place === 'before' ? -10 : 10));
    await page.mouse.up();
  };
  await drag('Maps', 'Letters', 'before');
  await expect.poll(outline).toEqual(['1 Maps', '1 Letters', '1 Islands']);
  await drag('Maps', 'Islands', 'after');
  await expect.poll(outline).toEqual(['1 Letters', '1 Islands', '1 Maps']);
});
