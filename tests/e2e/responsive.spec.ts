import type { Page } from '@playwright/test';
import { CLARA, INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const ADDRESSES = [
  '/collections',
  '/collections/tags',
  '/collections/articles',
  '/collections/articles/3',
  '/collections/articles/+',
];

/** Horizontal overflow of the page, in px. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    return Math.max(root.scrollWidth, document.body.scrollWidth) - window.innerWidth;
  });

for (const width of [390, 1024, 1500]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('no page scrolls sideways', async ({ page, actor }) => {
      await actor.opens('/login');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await signInAt(actor, CLARA);
      for (const address of ADDRESSES) {
        await actor.opens(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect({ address, overhang: await overhang(page) }).toEqual({ address, overhang: 0 });
      }
    });
  });
}

for (const width of [1200, 1500]) {
  test.describe(`${width} pixels wide, as a table`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the last column of the articles is whole', async ({ page, actor }) => {
      await signInAt(actor, INES, '/collections/articles');
      const head = page.getByRole('columnheader', { name: 'Date Updated' });
      await expect(head).toBeInViewport({ ratio: 1 });
      const hidden = head.locator('xpath=ancestor::table').evaluate((table) => {
        const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
        return scrollWidth - clientWidth;
      });
      expect(await hidden).toBe(0);
    });
  });
}

test.describe('1024 pixels wide, with both panes', () => {
  test.use({ viewport: { width: 1024, height: 844 } });

  test('the title of the directory of users is whole beside its buttons', async ({ page, actor }) => {
    await signInAt(actor, INES, '/users');
    await expect(page.getByRole('button', { name: 'Invite users' })).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'New user' }).or(page.getByRole('link', { name: 'New user' })),
    ).toBeVisible();
    const cut = page.getByRole('heading', { level: 1 }).evaluate((title) => title.scrollWidth - title.clientWidth);
    expect(await cut).toBe(0);
  });

  test('the title of a list is whole beside its search box while the sidebar is open', async ({ page, actor }) => {
    await signInAt(actor, INES, '/collections/subscribers');
    await page.getByRole('button', { name: 'Open sidebar' }).click();
    await expect(page.getByRole('button', { name: 'Close sidebar' })).toBeVisible();
    const title = page.getByRole('heading', { level: 1, name: 'Subscribers' });
    await expect.poll(() => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the account menu of the navigation leads to the own page, whose heading has the focus', async ({
    page,
    actor,
  }) => {
    await signInAt(actor, CLARA, '/collections/tags');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: /^Your account: / }).click();
    await page.getByRole('menuitem', { name: 'Your profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clara Voss' })).toBeFocused();
  });

  test('the button for a new user shows only its icon', async ({ page, actor }) => {
    await signInAt(actor, INES, '/users');
    const box = await page.getByRole('link', { name: 'New user' }).boundingBox();
    expect(box?.width).toBe(40);
  });

  test('the navigation opens over the page and closes again', async ({ page, actor }) => {
    await signInAt(actor, CLARA);
    const tags = page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Tags' });
    const opener = page.getByRole('button', { name: 'Open navigation' });
    await expect(tags).not.toBeInViewport();
    await opener.click();
    await expect(tags).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(tags).not.toBeInViewport();
    await expect(opener).toBeFocused();
    await opener.click();
    await tags.click();
    await expect.poll(() => actor.location()).toBe('tags');
    await expect(tags).not.toBeInViewport();
  });

  test('a list has its filters behind a button, its range and a sort menu', async ({ page, actor }) => {
    await signInAt(actor, CLARA);
    await actor.opens('/collections/articles?bookmark=3');
    const main = page.getByRole('main');
    await expect(main.getByText('1–25 of 26')).toBeInViewport();
    await main.getByRole('button', { name: 'Filters 1', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Show archived items' })).toBeInViewport();
    await expect(page.getByRole('combobox', { name: 'Add a filter' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Filters 1', exact: true })).toBeFocused();
    await main.getByRole('button', { name: /, newest first$/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Title' }).click();
    await expect(main.getByRole('button', { name: 'Title, A to Z' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
    await expect(page.getByText('25 selected')).toBeInViewport();
  });

  test('a month lists the events of the chosen day, where they open, are moved and created', async ({
    page,
    actor,
  }) => {
    await signInAt(actor, CLARA, '/collections/events');
    const day = (name: string) => page.getByRole('link', { name, exact: true });
    const agenda = (name: string) => page.getByRole('region', { name, exact: true });
    await day('November 21, 2026, 3 events').click();
    await expect(agenda('Saturday, November 21').getByRole('listitem')).toHaveCount(3);
    // At its edge, beside the number.
    await page.locator('[data-date="2026-11-27"]').click({ position: { x: 4, y: 46 } });
    await expect(agenda('Friday, November 27').getByRole('link', { name: /Sign-off$/ })).toBeVisible();
    await day('November 27, 2026, 2 events').press('ArrowUp');
    await day('November 20, 2026, 2 events').press('Enter');
    await actor.calendar.moves('Map review', '2026-11-24T09:00');
    const moved = agenda('Tuesday, November 24').getByRole('link', { name: /^9:00 AM ?Map review$/ });
    await expect(moved).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move Map review…' })).toBeFocused();
    await moved.click();
    await expect.poll(() => actor.location()).toBe('events/9');
    await page.goBack();
    await day('November 17, 2026').click();
    await agenda('Tuesday, November 17').getByRole('button', { name: 'New item' }).click();
    await expect.poll(() => actor.item.value('starts_at')).toContain('2026-11-17T00:00');
  });

  test('an item has the way back in its header, and archive and delete in its menu', async ({ page, actor }) => {
    await signInAt(actor, CLARA, '/collections/articles/3');
    await page.getByRole('button', { name: 'More ways to save' }).click();
    await expect(page.getByRole('menuitem', { name: 'Archive this item' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Delete this item' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect.poll(() => actor.location()).toBe('articles');
  });
});

test('the toolbar and the steps of a calendar have one row each beside the navigation, in German', async ({
  page,
  actor,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(actor, CLARA, '/collections/tags');
  await actor.choosesAccountLanguage('Deutsch');
  await page.setViewportSize({ width: 1024, height: 768 });
  await actor.opens('/collections/events');
  const toolbar = page.getByRole('group', { name: 'Ansicht', exact: true });
  const steps = page.getByRole('group', { name: 'Kalender', exact: true });
  await expect(page.getByRole('radio', { name: 'Liste', exact: true })).toBeVisible();
  await expect.poll(async () => (await toolbar.boundingBox())?.height).toBeLessThan(60);
  await expect.poll(async () => (await steps.boundingBox())?.height).toBeLessThan(60);
  await expect(toolbar.getByRole('button', { name: 'Filter hinzufügen' })).toBeInViewport();
});

test('a closed sidebar is still closed after a reload, an opened one open', async ({ page, actor }) => {
  await page.setViewportSize({ width: 1500, height: 844 });
  await signInAt(actor, CLARA);
  await page.getByRole('button', { name: 'Close sidebar' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Close sidebar' })).toBeVisible();
});

test.describe('what has been drawn stays in place', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) shifts.push(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });

  /** Sum of all layout shifts since the page load. */
  const shift = (page: Page): Promise<number> =>
    page.evaluate(() =>
      (window as unknown as { readonly shifts: readonly number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );

  const settled = async (page: Page): Promise<number> => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    return shift(page);
  };

  for (const width of [390, 1024, 1500]) {
    test.describe(`${width} pixels wide`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('on the pages before the sign-in', async ({ page, actor }) => {
        for (const address of [
          '/login',
          '/login?reason=session-expired',
          '/reset-password',
          '/accept-invite?token=torn',
        ]) {
          await actor.opens(address);
          expect({ address, held: (await settled(page)) < 0.05 }).toEqual({ address, held: true });
        }
      });

      test('on the pages behind it', async ({ page, actor }) => {
        await signInAt(actor, CLARA);
        for (const address of [...ADDRESSES, '/nowhere']) {
          await actor.opens(address);
          expect({ address, held: (await settled(page)) < 0.05 }).toEqual({ address, held: true });
        }
      });
    });
  }
});
