import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const DIAGRAM = '/settings/data-model/+diagram';

/**
 * Waits until the whole node lies in the canvas. Compares boxes: the ratio of an intersection is rounded to less than 1
 * where a zoomed node has fractions of pixels.
 */
const expectWholeInCanvas = async (page: Page, collection: string): Promise<void> => {
  const node = page.locator(`[data-node=${collection}]`);
  const canvas = page.getByRole('group').filter({ has: node }).last();
  await expect
    .poll(async () => {
      const [inner, outer] = [await node.boundingBox(), await canvas.boundingBox()];
      if (inner === null || outer === null) return 'not shown';
      const isWhole =
        inner.x >= outer.x &&
        inner.y >= outer.y &&
        inner.x + inner.width <= outer.x + outer.width &&
        inner.y + inner.height <= outer.y + outer.height;
      return isWhole ? 'whole' : JSON.stringify({ inner, outer });
    })
    .toBe('whole');
};

test('nothing that axe finds, as a diagram and as a list', async ({ page, actor }) => {
  await page.setViewportSize({ width: 1500, height: 900 });
  await signInAt(actor, INES, DIAGRAM);
  await page.locator('[data-node=articles]').waitFor();
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('radio', { name: 'List' }).click();
  await page.locator('[data-section=articles]').waitFor();
  await expectAccessibleByDayAndNight(page);
});

test('on a phone the list comes first, and axe finds nothing', async ({ page, actor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAt(actor, INES, DIAGRAM);
  await expect(page.getByText('The diagram needs a wider screen')).toBeVisible();
  await expect(page.locator('[data-section=articles] [data-relation=author]')).toContainText('Many-to-one relation');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Diagram' }).click();
  await expect(page.locator('[data-node=articles]')).toBeVisible();
  await expectAccessible(page);
});

test('the list of collections leads to the diagram, and arrow keys and Enter from node to node to a page', async ({
  page,
  actor,
}) => {
  await signInAt(actor, INES, '/settings/data-model');
  await page.getByRole('link', { name: 'Diagram of the data model' }).click();
  const nodes = page.locator('[data-node]');
  await expect(nodes.first()).toBeVisible();
  await expect(page.locator('[data-node][tabindex="0"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Fit' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = page.locator('[data-node]:focus');
  await expect(focused).toHaveCount(1);
  const first = await focused.getAttribute('data-node');
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveAttribute('data-node', first ?? '');
  const second = (await focused.getAttribute('data-node')) ?? '';
  await expect(page).toHaveURL(new RegExp(`focus=${second}`));
  const layer = page.locator('[data-zoom]');
  const before = Number(await layer.getAttribute('data-zoom'));
  await page.keyboard.press('+');
  await expect.poll(async () => Number(await layer.getAttribute('data-zoom'))).toBeGreaterThan(before);
  await page.keyboard.press('0');
  await expect(layer).toHaveAttribute('data-zoom', '1.000');
  await page.keyboard.press('f');
  await expect.poll(async () => Number(await layer.getAttribute('data-zoom'))).toBeLessThan(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/settings/data-model/${second}$`));
});

test('the search moves the view to its matches, one after the other', async ({ page, actor }) => {
  await signInAt(actor, INES, DIAGRAM);
  await page.locator('[data-node=articles]').waitFor();
  const search = page.getByRole('searchbox', { name: 'Find a collection in the diagram' });
  await search.fill('a');
  const status = page
    .getByRole('group', { name: 'Tools of the diagram' })
    .getByRole('status')
    .filter({ hasNotText: '%' });
  await expect(status).toHaveText(/^1 of \d+$/);
  const total = Number((await status.innerText()).split(' ')[2]);
  await search.press('Shift+Enter');
  await expect(status).toHaveText(`${total} of ${total}`);
  await search.press('Enter');
  await expect(status).toHaveText(`1 of ${total}`);
  await search.fill('articles');
  await expectWholeInCanvas(page, 'articles');
  await search.fill('no such collection');
  await expect(status).toHaveText('0 collections');
});

test('dragging moves the diagram and opens nothing, the wheel zooms with Ctrl, and a click opens the page', async ({
  page,
  actor,
}) => {
  await signInAt(actor, INES, '/settings/data-model');
  await actor.opens(`${DIAGRAM}?focus=articles`);
  const articles = page.locator('[data-node=articles]');
  await articles.waitFor();
  const layer = page.locator('[data-zoom]');
  await expect(layer).toHaveAttribute('data-zoom', '1.000');
  const box = await articles.boundingBox();
  if (box === null) throw new Error('The node has no box');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 70, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round(((await articles.boundingBox())?.x ?? 0) - box.x)).toBe(100);
  await expect(page).toHaveURL(/\+diagram/);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 200);
  await page.keyboard.up('Control');
  await expect.poll(async () => Number(await layer.getAttribute('data-zoom'))).toBeLessThan(0.9);
  await articles.click({ position: { x: 40, y: 12 } });
  await expect(page).toHaveURL(/\/settings\/data-model\/articles$/);
  await page.goBack();
  await expectWholeInCanvas(page, 'articles');
});

test('the collection page leads to its place in the diagram, and the whole is printed on one page', async ({
  page,
  actor,
}) => {
  await signInAt(actor, INES, '/settings/data-model/tags');
  await page.getByRole('link', { name: 'Show in the diagram' }).click();
  await expectWholeInCanvas(page, 'tags');
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});
