import { expectAccessible, expectAccessibleByDayAndNight } from './support/axe';
import { CLARA, INES, signInAt } from './support/people';
import { expect, test } from './support/test';

for (const width of [1500, 390])
  test(`axe finds nothing on pages, in the search and where there is no page at ${width} px`, async ({
    page,
    actor,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAt(actor, INES, '/docs/reference/filter-rules');
    await expect(page.getByRole('heading', { name: 'Operators', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Examples from Articles' })).toContainText(
      '{ "title": { "_contains"',
    );
    await expectAccessibleByDayAndNight(page);
    await page.getByRole('button', { name: 'Search the documentation' }).click();
    await page.getByRole('combobox').fill('permission');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await actor.opens('/docs/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expectAccessible(page);
  });

test('the module opens at the introduction, and pages lead to each other', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/docs/concepts/views');
  await actor.opens('/docs');
  await expect(page).toHaveURL(/\/docs\/getting-started\/introduction\/$/);
  await expect(page).toHaveTitle(/^Introduction · /);
  await page.getByRole('link', { name: /^Next\s*Sign in$/ }).click();
  await expect(page).toHaveURL(/\/docs\/getting-started\/sign-in\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.locator('article').getByRole('link', { name: 'invites you' }).click();
  await expect(page).toHaveURL(/\/docs\/guides\/administration\/users\/#invite-users$/);
  await expect(page.getByRole('heading', { name: 'Invite users' })).toBeFocused();
});

test('an address with a heading opens at the heading, and one of a group at its first page', async ({
  page,
  actor,
}) => {
  await signInAt(actor, CLARA, '/docs/concepts/views');
  await actor.opens('/docs/concepts/unsaved-changes#conflicts');
  await expect(page.getByRole('heading', { name: 'Conflicts', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Conflicts', exact: true })).toBeInViewport();
  await actor.opens('/docs/guides/installation');
  await expect(page).toHaveURL(/\/docs\/guides\/installation\/try-it\/$/);
});

test('an address without a page says so and leads back', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/docs/concepts/views');
  await actor.opens('/docs/concepts/nowhere');
  await expect(page.getByText('The documentation has no page at this address.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the introduction' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
});

test('a page is found by keyboard alone', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/docs/concepts/views');
  await expect(page.getByRole('heading', { level: 1, name: 'Views, bookmarks and presets' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('<b>zebra</b>');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('combobox').fill('webhook');
  await expect(page.getByRole('option').first()).toContainText('Use webhooks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guides\/administration\/webhooks\/$/);
});

test('the command palette finds pages of the documentation', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('import and ex', { timeout: 1000 });
  }).toPass();
  await page.getByRole('option', { name: /Import and export/ }).click();
  await expect(page).toHaveURL(/\/docs\/guides\/editing\/import-export\/$/);
});

test('a help text leads to its page, in a new tab', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/data-model/+compare');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Read more in the documentation' })).toHaveAttribute(
    'href',
    /\/docs\/guides\/administration\/compare-data-models\/$/,
  );
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('link', { name: 'Read more in the documentation' }).click();
  await expect(await opened).toHaveURL(/\/docs\/guides\/administration\/compare-data-models\/$/);
  await expect(page).toHaveURL(/\+compare$/);
});
