import type { Page } from '@playwright/test';
import type { BrowserActor } from '../../features/actors/browser/browser-actor';
import { prepareWorld } from '../../features/assemblies/initial-world';
import { withFieldMeta } from '../../features/support/world-changes';
import { type FieldOptions, groupField, loneField } from '../../fixtures/builders';
import { blogWorld } from '../../fixtures/worlds/blog';
import type { World } from '../../src/adapters/memory';
import { expectAccessible, expectAccessibleByDayAndNight } from './support/axe';
import { CLARA, signInAt } from './support/people';
import { expect, test } from './support/test';

const authorsGroup = (name: string, options: FieldOptions) => ({
  ...loneField(groupField(name, options)),
  collection: 'authors',
});

const CONDITIONS = [{ rule: { _and: [{ active: { _eq: false } }] }, hidden: true }];

/** Authors with an accordion of three sections, a field that a condition hides, and a rule with a message. */
const authorsWithGroups = (): World => {
  const world = blogWorld();
  const groups = [
    authorsGroup('about', { interface: 'group-accordion', sort: 1, options: { accordionMode: true, start: 'first' } }),
    authorsGroup('person', { interface: 'group-raw', group: 'about', sort: 1 }),
    authorsGroup('contact', {
      group: 'about',
      sort: 2,
      note: 'Never published',
      options: { headerIcon: 'mail', headerColor: '#e35169' },
    }),
  ];
  const changes = [
    withFieldMeta('authors', 'first_name', { group: 'person' }),
    withFieldMeta('authors', 'last_name', { group: 'person' }),
    withFieldMeta('authors', 'email', { group: 'contact' }),
    withFieldMeta('authors', 'city', {
      group: 'contact',
      validation: { city: { _regex: '^[A-Z]' } },
      validation_message: 'Begin with a capital letter',
    }),
    withFieldMeta('authors', 'biography', { group: 'about', sort: 3 }),
    withFieldMeta('authors', 'color', { conditions: CONDITIONS }),
  ];
  return changes.reduce<World>((changed, change) => change(changed), {
    ...world,
    fields: [...world.fields, ...groups],
  });
};

interface Visit {
  readonly page: Page;
  readonly actor: BrowserActor;
  readonly base: string;
}

const openAuthor = async ({ page, actor, base }: Visit): Promise<void> => {
  await prepareWorld(page, base, authorsWithGroups());
  await signInAt(actor, CLARA, '/collections/authors/2');
  await page.locator('[data-group="about"]').waitFor();
};

const section = (page: Page, name: string) => page.locator(`details[data-group="${name}"]`);

/** How many pixels each header of the accordion begins after the end of the one above. */
const gapsBetweenHeaders = (page: Page): Promise<readonly number[]> =>
  page.locator('[data-group="about"] summary').evaluateAll((headers) => {
    const boxes = headers.map((header) => header.getBoundingClientRect());
    return boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
  });

for (const width of [1500, 1024, 390])
  test(`the headers of an accordion do not overlap in a window of ${width}px`, async ({ page, actor, base }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAuthor({ page, actor, base });
    await section(page, 'person').locator('summary').click();
    await expect(section(page, 'person')).not.toHaveAttribute('open');
    const gaps = await gapsBetweenHeaders(page);
    expect(gaps).toHaveLength(2);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

test('an accordion has one open section, opens by keyboard, and axe finds nothing', async ({ page, actor, base }) => {
  await openAuthor({ page, actor, base });
  await expect(section(page, 'person')).toHaveAttribute('open');
  await section(page, 'person').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'person')).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(section(page, 'contact')).toHaveAttribute('open');
  await expect(page.locator('[data-field="email"]')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-field="email"] input')).toBeFocused();
  await expectAccessibleByDayAndNight(page);
  await section(page, 'biography').locator('summary').click();
  await expect(section(page, 'contact')).not.toHaveAttribute('open');
});

test('a closed section tells what is unsaved and refused, and the error summary opens it', async ({
  page,
  actor,
  base,
}) => {
  await openAuthor({ page, actor, base });
  await section(page, 'contact').locator('summary').click();
  await page.locator('[data-field="city"] input').fill('leverburgh');
  await section(page, 'contact').locator('summary').click();
  await expect(section(page, 'contact')).toContainText('one unsaved change');
  await actor.item.saves('stay');
  await expect(section(page, 'contact')).toContainText('one field needs attention');
  await section(page, 'person').locator('summary').click();
  await expect(section(page, 'contact')).not.toHaveAttribute('open');
  await page.getByRole('alert').getByRole('link', { name: 'City' }).click();
  await expect(page.locator('[data-field="city"] input')).toBeFocused();
  await expect(page.locator('[data-field="city"]')).toContainText('Begin with a capital letter');
  await expectAccessible(page);
});

test('a condition hides a field while another is edited, which keeps the focus', async ({ page, actor, base }) => {
  await openAuthor({ page, actor, base });
  await expect(page.locator('[data-field="color"]')).toBeVisible();
  const active = page
    .locator('[data-field="active"]')
    .getByRole('switch')
    .or(page.locator('[data-field="active"]').getByRole('checkbox'));
  await active.first().focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-field="color"]')).toHaveCount(0);
  await expect(active.first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-field="color"]')).toBeVisible();
  await expect(active.first()).toBeFocused();
});

test('on a phone nothing is wider than the screen', async ({ page, actor, base }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAuthor({ page, actor, base });
  await section(page, 'contact').locator('summary').click();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
