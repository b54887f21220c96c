import type { Page } from '@playwright/test';
import { TouchPointer, pointIn } from './support/touch-input';
import { CLARA, signInAt } from './support/people';
import { expect, test } from './support/test';

test.use({ hasTouch: true, viewport: { width: 1024, height: 800 } });

const head = (page: Page, column: string) => page.getByRole('columnheader', { name: column, exact: true });

/** Longer than the long press that picks up a column, in ms. */
const REST = 500;

test('a finger makes a column wider, and takes it to another place once it has rested', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
  const finger = await TouchPointer.on(page);

  const width = await actor.columns.width('Name');
  const edge = await pointIn(page.getByRole('slider', { name: 'Width of Name' }));
  await finger.drags(edge, { x: edge.x + 60, y: edge.y });
  await expect.poll(() => actor.columns.width('Name')).toBe(width + 60);

  const [from, to] = [await pointIn(head(page, 'Name')), await pointIn(head(page, 'Slug'), { right: 30 })];
  await finger.drags(from, to);
  expect(await actor.list.columns()).toEqual(['Name', 'Slug']);
  await finger.drags(from, to, REST);
  await expect.poll(() => actor.list.columns()).toEqual(['Slug', 'Name']);
  await expect(head(page, 'Slug')).not.toHaveAttribute('aria-sort');
});

test('a finger puts columns in order by their grips, among the options', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await page.getByRole('button', { name: 'Layout options' }).tap();
  const grip = (column: string) => page.getByRole('button', { name: `Move ${column} with the arrow keys` });
  const goal = await pointIn(grip('Slug'));
  await (await TouchPointer.on(page)).drags(await pointIn(grip('Name')), { x: goal.x, y: goal.y + 8 });
  await expect.poll(() => actor.list.columns()).toEqual(['Slug', 'Name']);
});

test('a finger puts rows in order by their grips, and moves none beside them', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/sections');
  await actor.rows.sortsManually();
  const rows = await actor.list.rows();
  const [first = '', second = '', third = ''] = rows;
  const grip = (key: string) => page.locator(`tr[data-key="${key}"] [data-grip]`);
  const finger = await TouchPointer.on(page);
  const below = await pointIn(grip(third));
  await finger.drags(await pointIn(grip(first)), { x: below.x, y: below.y + 8 });
  await expect.poll(async () => (await actor.list.rows()).slice(0, 3)).toEqual([second, third, first]);
  const text = await pointIn(page.locator(`tr[data-key="${second}"] td[data-column]`).last());
  await finger.drags(text, { x: text.x, y: text.y + 120 });
  expect((await actor.list.rows()).slice(0, 3)).toEqual([second, third, first]);
  expect(await actor.location()).toBe('sections');
});

test.describe('without hover', () => {
  test.use({ isMobile: true });

  test('an event shows its text alone, and a finger that rests on it opens its menu', async ({ page, actor }) => {
    // The list shows the week of today.
    await page.clock.setFixedTime(new Date('2026-11-26T10:00:00Z'));
    await signInAt(actor, CLARA, '/collections/events');
    const event = page.locator('[data-key="9"]');
    await expect(event.getByRole('link')).toBeVisible();
    await expect(event.getByRole('button')).toBeHidden();
    const at = await pointIn(event);
    await (await TouchPointer.on(page)).drags(at, at, REST + 200);
    await page.getByRole('menuitem', { name: 'Move…' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
    await expect(event.getByRole('link')).toBeFocused();
    expect(await actor.location()).toBe('events');

    await actor.calendar.showsBy('List');
    await page.getByRole('button', { name: 'Actions for Sign-off', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Open item' }).tap();
    await expect.poll(() => actor.location()).toMatch(/^events\/\d+$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('rows are selected by touch', async ({ page, actor }) => {
    await signInAt(actor, CLARA, '/collections/tags');
    await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
    await page.locator('tr[data-key="3"]').getByRole('checkbox').tap();
    await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible();
    await page.locator('tr[data-key="5"]').tap({ position: { x: 200, y: 10 } });
    await expect(page.getByRole('group', { name: 'Selection' }).locator('b')).toHaveText('2 selected');
  });
});
