import type { Page } from '@playwright/test';
import type { BrowserActor } from '../../features/actors/browser/browser-actor';
import { CLARA, INES, signInAt } from './support/people';
import { expect, test } from './support/test';

interface Visit {
  readonly page: Page;
  readonly actor: BrowserActor;
}

/** Within the dates of the demonstration, so that relative times do not change. */
const NOW = new Date('2026-11-24T10:00:00Z');

/** The main states of the application, as assistive technology reads them. */
const STATES: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'sign-in': async ({ actor, page }) => {
    await actor.opens('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  overview: async ({ actor, page }) => {
    await signInAt(actor, CLARA);
    await page.getByRole('heading', { name: 'Recent changes' }).waitFor();
  },
  list: async ({ actor }) => {
    await signInAt(actor, CLARA, '/collections/newsletters');
    await expect.poll(() => actor.list.range()).toMatch(/^1–/);
  },
  'list-without-result': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags');
    await actor.list.searches('volcanoes');
    await page.getByText('No items match').waitFor();
  },
  item: async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags/3');
    await expect.poll(() => actor.item.value('name')).toBe('railways');
    await page.waitForLoadState('networkidle');
  },
  'item-with-errors': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags/3');
    await actor.item.changes('name', 'ferries');
    await actor.item.saves('leave');
    await page.getByText('Not saved').first().waitFor();
  },
  'column-menu': async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags');
    await page.getByRole('button', { name: 'Column Name' }).click();
    await page.getByRole('menu', { name: 'Column Name' }).waitFor();
  },
  palette: async ({ actor, page }) => {
    await signInAt(actor, CLARA, '/collections/tags/3');
    await actor.shell.searchesPalette('tag');
    await page.getByRole('option', { name: 'Tags' }).first().waitFor();
  },
  files: async ({ actor, page }) => {
    await signInAt(actor, CLARA);
    await actor.opens('/files');
    await page.getByRole('heading', { level: 1, name: 'File Library' }).waitFor();
    await page.waitForLoadState('networkidle');
  },
  permissions: async ({ actor, page }) => {
    await signInAt(actor, INES);
    await actor.opens('/settings/roles/public');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  },
};

for (const [name, open] of Object.entries(STATES))
  test(`the accessibility tree of ${name}`, async ({ page, actor }) => {
    await page.clock.setFixedTime(NOW);
    await open({ page, actor });
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
