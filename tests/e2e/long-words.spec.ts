import {
  collection,
  csvField,
  groupField,
  joinParts,
  primaryKey,
  stringField,
  textField,
} from '../../fixtures/builders';
import { blogWorld } from '../../fixtures/worlds/blog';
import { prepareWorld } from '../../features/assemblies/initial-world';
import type { World } from '../../src/adapters/memory';
import { signInAt, INES } from './support/people';
import { expect, test } from './support/test';

const WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2);

const inGroup = { group: 'silent' } as const;

/** A form taller than the screen, with words wider than a phone and a group at its end whose name is hidden. */
const labels = collection(
  'labels',
  {},
  [
    primaryKey(),
    stringField('title', { translations: [{ language: 'en-US', translation: WORD }], note: WORD }),
    csvField('keywords', { options: { presets: [WORD] } }),
    groupField('folded', { translations: [{ language: 'en-US', translation: WORD }] }),
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) =>
      textField(name, { group: 'folded' }),
    ),
    groupField('silent', { interface: 'group-raw' }),
    stringField('last', inGroup),
  ],
  [{ id: 1, title: WORD, keywords: WORD }],
);

const withLabels = (world: World): World => ({ ...world, ...joinParts([world, labels]) });

for (const width of [390, 1024]) {
  test(`${width} pixels wide a form stays in its frame, however long its words and whatever is scrolled to`, async ({
    page,
    actor,
    base,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await prepareWorld(page, base, withLabels(blogWorld()));
    await signInAt(actor, INES, '/collections/labels/1');
    await page.locator('[data-field="keywords"]').getByText(WORD).first().waitFor();
    const wide = page.locator('main').locator('[data-field], [data-field] *, summary, summary *');
    const ends = await wide.evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
    expect(ends).toBeLessThanOrEqual(width);
    const main = page.getByRole('main');
    const before = await main.boundingBox();
    const last = page.locator('[data-field="last"]').getByRole('textbox');
    await last.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await last.focus();
    await expect(last).toBeInViewport();
    expect(await main.boundingBox()).toEqual(before);
  });
}

test('a dialog longer than the screen scrolls between its title and its buttons', async ({ page, actor }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signInAt(actor, INES, '/collections/articles/1');
  await page.getByRole('button', { name: 'More ways to save' }).click();
  await page.getByRole('menuitem', { name: 'Save as copy…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as copy' });
  const last = dialog.getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await expect(dialog.getByRole('heading', { name: 'Save as copy' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Create copy' })).toBeInViewport({ ratio: 1 });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Create copy' })).toBeInViewport({ ratio: 1 });
  const slug = dialog.locator('[data-field="slug"]');
  await slug.scrollIntoViewIfNeeded();
  expect((await slug.boundingBox())?.width).toBeGreaterThan(250);
});

test('a comment with a long address is changed within the sidebar', async ({ page, actor }) => {
  await page.setViewportSize({ width: 1500, height: 900 });
  await signInAt(actor, INES, '/collections/articles/1');
  await page.getByRole('button', { name: 'Actions for the comment of Ines Halloran' }).click();
  await page.getByRole('menuitem', { name: 'Edit comment' }).click();
  const words = page.getByRole('article').getByRole('textbox');
  await words.fill(WORD);
  const [box, around] = await Promise.all([words.boundingBox(), page.getByRole('complementary').boundingBox()]);
  if (box === null || around === null) throw new Error('Nothing is shown');
  expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width);
});
