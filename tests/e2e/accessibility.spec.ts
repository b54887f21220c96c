import type { Page } from '@playwright/test';
import { blogWorld } from '../../fixtures/worlds/blog';
import type { BrowserActor } from '../../features/actors/browser/browser-actor';
import { prepareWorld } from '../../features/assemblies/initial-world';
import { withoutItems, withoutAppAccess } from '../../features/support/world-changes';
import { expectAccessible, expectAccessibleByDayAndNight } from './support/axe';
import { startHost } from './support/host';
import { CLARA, INES, signInAt, JUN } from './support/people';
import { expect, test } from './support/test';

interface Visit {
  readonly page: Page;
  readonly actor: BrowserActor;
  readonly base: string;
}

/** Waits until this text is visible anywhere on the page. */
const says = (actor: BrowserActor, text: string): Promise<void> =>
  expect.poll(async () => (await actor.announcements()).join(' ')).toContain(text);

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const invitationFor = (email: string): string =>
  `${encoded({ alg: 'HS256' })}.${encoded({ email, scope: 'invite' })}.signature`;

const changeWorld = ({ page, base }: Visit, change: ReturnType<typeof withoutItems>): Promise<void> =>
  prepareWorld(page, base, change(blogWorld()));

const SCREENS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'sign-in': async ({ actor, page }) => {
    await actor.opens('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'sign-in with an error': async ({ actor }) => {
    await actor.opens('/');
    await actor.signsIn(CLARA.email, 'southlight');
    await says(actor, 'Wrong email or password');
  },
  'going on as oneself': async ({ actor, page }) => {
    await signInAt(actor, CLARA);
    await actor.opens('/');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  },
  'forgotten password': async ({ actor, page }) => {
    await actor.opens('/reset-password');
    await page.getByRole('textbox', { name: 'Email' }).fill(CLARA.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Check your email').waitFor();
  },
  'new password by a broken link': async ({ actor, page }) => {
    await actor.opens('/reset-password?token=broken');
    await page.getByRole('alert').waitFor();
  },
  invitation: async ({ actor, page }) => {
    await actor.opens(`/accept-invite?token=${invitationFor('guest@northlight.example')}`);
    await page.getByRole('button', { name: 'Create your account' }).waitFor();
  },
  'command palette': async ({ actor, page }) => {
    await signInAt(actor, CLARA);
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('tag', { timeout: 1000 });
    }).toPass();
    await page.getByRole('option', { name: 'Tags' }).first().waitFor();
  },
  'command palette with items': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags/3');
    await expect.poll(() => actor.item.value('name')).toBe('railways');
    await actor.shell.searchesPalette('ta');
    await page.getByRole('option').locator('mark').first().waitFor();
    await page.getByRole('dialog').getByText('Not searched').waitFor();
  },
  'keyboard shortcuts': async ({ actor, page }) => {
    await signInAt(actor, CLARA);
    await expect(async () => {
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ timeout: 1000 });
    }).toPass();
  },
  'notices so far': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags/3');
    await actor.item.changes('name', 'rails');
    await actor.item.saves('stay');
    await says(actor, '“rails” saved');
    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).getByText('rails').waitFor();
  },
  overview: ({ actor }) => signInAt(actor, CLARA),
  list: async ({ actor }) => {
    await signInAt(actor, CLARA, '/collections/tags');
    await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
  },
  'menu of a column': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags');
    await page.getByRole('button', { name: 'Column Name' }).click();
    await page.getByRole('menu', { name: 'Column Name' }).waitFor();
  },
  'choice of one more column': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/articles');
    await page.getByRole('button', { name: 'Add column' }).click();
    await page.getByRole('treeitem', { name: /Cover/ }).waitFor();
  },
  'options of the table': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags');
    await page.getByRole('button', { name: 'Layout options' }).click();
    await page.getByRole('group', { name: 'Columns' }).waitFor();
  },
  'empty list': async (visit) => {
    await changeWorld(visit, withoutItems('newsletters'));
    await signInAt(visit.actor, CLARA, '/collections/newsletters');
    await says(visit.actor, 'No items yet');
  },
  'list without result': async ({ actor }) => {
    await signInAt(actor, CLARA, '/collections/tags');
    await actor.list.searches('volcanoes');
    await says(actor, 'No items match');
  },
  item: async ({ actor }) => {
    await signInAt(actor, CLARA, '/collections/articles/3');
    await expect.poll(() => actor.item.value('title')).toBe('Salt roads of the Camargue');
  },
  'item that may not be changed': async ({ actor }) => {
    await signInAt(actor, JUN, '/collections/tags/3');
    await expect.poll(() => actor.item.value('name')).toBe('railways');
  },
  'item with errors': async ({ actor }) => {
    await signInAt(actor, CLARA, '/collections/tags/3');
    await actor.item.changes('name', 'ferries');
    await actor.item.saves('leave');
    await says(actor, 'Not saved');
  },
  'list with every display': async ({ actor, page }) => {
    await signInAt(actor, INES, '/collections/specimens');
    await expect.poll(() => actor.list.range()).toBe('1–4 of 4');
    await page.waitForLoadState('networkidle');
  },
  'item with every interface': async ({ actor, page }) => {
    await signInAt(actor, INES, '/collections/specimens/1');
    await expect.poll(() => actor.item.value('name')).toBe('herring_net');
    await expect(page.locator('[data-field][aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  },
  'new item': async ({ actor }) => {
    await signInAt(actor, CLARA, '/collections/articles/+');
    await expect.poll(() => actor.item.value('title')).toBe('');
  },
  'ways to save': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags/3');
    await actor.item.changes('name', 'rails');
    await page.getByRole('button', { name: 'More ways to save' }).click();
    await page.getByRole('menu').waitFor();
  },
  'question about deleting': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags/3');
    await page.getByRole('button', { name: 'Delete this item' }).click();
    await page.getByRole('alertdialog').waitFor();
  },
  'question about unsaved changes': async ({ actor }) => {
    await signInAt(actor, CLARA, '/collections/tags/3');
    await actor.item.changes('name', 'rails');
    await actor.goesTo('Sections');
    await says(actor, 'Unsaved changes');
  },
  'page that does not exist': async ({ actor }) => {
    await actor.opens('/collections/recipes');
    await actor.signsIn(CLARA.email, CLARA.password);
    await says(actor, 'Page not found');
  },
  'no access to the application': async (visit) => {
    await changeWorld(visit, withoutAppAccess('Contributor'));
    await visit.actor.opens('/');
    await visit.actor.signsIn(JUN.email, JUN.password);
    await says(visit.actor, 'No app access');
  },
};

test.describe('by day and by night', () => {
  for (const [name, visit] of Object.entries(SCREENS)) {
    test(name, async ({ page, actor, base }) => {
      await visit({ page, actor, base });
      await expectAccessibleByDayAndNight(page);
    });
  }

  test('a server that cannot be reached', async ({ page }) => {
    const host = await startHost('http://127.0.0.1:1');
    await page.goto(host.base);
    await page.getByRole('heading', { name: "The server can't be reached" }).waitFor();
    await expectAccessibleByDayAndNight(page);
    host.stop();
  });
});

test.describe('in Arabic', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => window.localStorage.setItem('quarterdeck.language', 'ar-SA'));
  });

  for (const address of [
    '/login',
    '/collections',
    '/collections/tags',
    '/collections/articles/3',
    '/collections/articles/+',
    '/collections/recipes',
  ]) {
    test(address, async ({ page, actor }) => {
      await actor.opens(address);
      if (address !== '/login') {
        await actor.signsIn(CLARA.email, CLARA.password);
        await page.getByRole('navigation').nth(1).waitFor();
        await actor.choosesAccountLanguage('العربية');
      }
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => actor.language()).toEqual({ code: 'ar-SA', direction: 'rtl' });
      await expectAccessible(page);
    });
  }
});

test('the check reports missing names and low contrast', async ({ page, actor }) => {
  await signInAt(actor, CLARA);
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'Who can read this?';
    faint.style.cssText = 'color: #ccc; background: #fff';
    document.body.append(document.createElement('img'), document.createElement('button'), faint);
  });
  const complaint = await expectAccessible(page).then(() => 'none', String);
  for (const rule of ['image-alt', 'button-name', 'color-contrast']) expect(complaint).toContain(rule);
});
