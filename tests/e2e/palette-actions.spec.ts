import type { Page } from '@playwright/test';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

/** Pages by their addresses: each module, each kind of list and item, and all settings. */
const PAGES: readonly string[] = [
  '/collections',
  '/collections/articles',
  '/collections/places',
  '/collections/events',
  '/collections/articles/1',
  '/collections/articles/+',
  '/collections/landing_page',
  '/files',
  '/files/all',
  '/users',
  '/users/me',
  '/activity',
  '/docs',
  '/settings/project',
  '/settings/data-model',
  '/settings/data-model/+diagram',
  '/settings/data-model/articles',
  '/settings/roles',
  '/settings/roles/public',
  '/settings/roles/+compare',
  '/settings/presets',
  '/settings/presets/+',
  '/settings/webhooks',
  '/settings/webhooks/+',
];

/**
 * What the palette need not offer: its own button, and rows, whose keys are those of their list. Buttons of fields are
 * offered by their names only, which the test of the form checks.
 */
const EXCEPT = 'tbody, [role=row], [role=treeitem], nav ol, [data-field], [data-opens-palette]';

interface Shown {
  readonly name: string;
  /** The address of a link, which the palette may call by another name: 'New item in Articles'. */
  readonly path: string | null;
}

/** The enabled buttons of content, navigation and sidebar, and the links of the header, with their names. */
const shownButtons = (page: Page): Promise<readonly Shown[]> =>
  page.locator('main, main ~ aside, nav[data-navigation]').evaluateAll(
    (parts, except) =>
      parts
        .flatMap((part) => [...part.querySelectorAll('button:enabled, [role=button], summary, header a[href]')])
        .filter((each) => each.checkVisibility() && each.ariaDisabled !== 'true' && each.closest(except) === null)
        .map((each) => {
          const spoken = each.cloneNode(true) as Element;
          for (const silent of spoken.querySelectorAll('[aria-hidden=true]')) silent.remove();
          return {
            name: each.getAttribute('aria-label') ?? spoken.textContent ?? '',
            path: each instanceof HTMLAnchorElement ? each.pathname : null,
          };
        }),
    EXCEPT,
  );

/** Names without what differs between a button and its action: blanks, case, the sign of a dialog. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s…]/g, '');

const offered = async (page: Page): Promise<readonly Shown[]> => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Command palette' });
  await field.fill('>');
  const listed = page.getByRole('dialog').getByRole('option');
  await expect(listed.first()).toBeVisible();
  const options = await listed.evaluateAll((all) =>
    all.map((option) => ({
      name: option.querySelector('bdi')?.textContent ?? '',
      path: option instanceof HTMLAnchorElement ? option.pathname : null,
    })),
  );
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  return options;
};

for (const address of PAGES) {
  test(`the palette offers each button of ${address}`, async ({ page, actor }) => {
    await actor.opensSignedIn(INES.email, INES.password, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The code of each part of the page.
    await page.waitForLoadState('networkidle');
    const missing = async (): Promise<readonly string[]> => {
      const buttons = await shownButtons(page);
      const options = await offered(page);
      return buttons
        .filter(
          ({ name, path }) =>
            !options.some((each) => plain(each.name) === plain(name) || (path !== null && each.path === path)),
        )
        .map(({ name }) => name);
    };
    // Buttons that appear later, with the answer of the server, are in the palette that is opened next.
    await expect.poll(missing, { timeout: 15_000 }).toEqual([]);
  });
}

test('the palette leads to the fields of the form and presses their buttons', async ({ page, actor }) => {
  await signInAt(actor, INES, '/collections/articles/1');
  await expect.poll(() => actor.item.value('title')).not.toBe('');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('field standfirst');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-field="standfirst"] :focus')).toHaveCount(1);
  // Its control is rendered late, since it lies below what is visible.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('field price');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-field="price"] :focus')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('clear section');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-field="section"]').getByRole('button', { name: 'Clear Section' })).toHaveCount(0);
});

test('a menu that the palette opens has the focus', async ({ page, actor }) => {
  await signInAt(actor, INES, '/collections/articles');
  await expect.poll(() => actor.list.range()).toMatch(/^1–25 of/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('view menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});

test('the palette goes to areas of the settings from anywhere', async ({ page, actor }) => {
  await signInAt(actor, INES);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('webhooks');
  await expect(page.getByRole('option', { name: 'Webhooks', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks');
});
