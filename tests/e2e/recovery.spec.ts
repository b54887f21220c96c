import type { BrowserContext, Page } from '@playwright/test';
import { chance } from '../../fixtures/builders';
import { BrowserActor } from '../../features/actors/browser/browser-actor';
import { expectAccessible, expectAccessibleByDayAndNight } from './support/axe';
import { CLARA, signInAt, JUN } from './support/people';
import { expect, test } from './support/test';

/** Number of real crashes; tests/faults/page-crash.test.ts runs many more on virtual time. */
const KILLS = 10;

/** Limit of the typing that a crash may lose, in ms. */
const LOSS = 1000;

/** Text as a text area keeps it: \n is its only line end. */
const SIGNS = ['a', 'ß', '漢', '🜂', 'ه', ' ', '\n', '\t', '"', '\\', '<b>'] as const;

const TEXT = '[data-field="standfirst"] textarea';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Unsaved changes from' });

/** Kills the renderer process of the page's origin, so that no handler runs. */
const kill = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The page has crashed and cannot answer.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  void page.close().catch(() => undefined);
};

const reopen = async (
  context: BrowserContext,
  base: string,
  address: string,
): Promise<{ page: Page; actor: BrowserActor }> => {
  const page = await context.newPage();
  const actor = new BrowserActor(base, async () => page);
  await actor.opens(address);
  return { page, actor };
};

test(`${KILLS} crashes of the page during typing lose at most the last second of edits`, async ({ context, base }) => {
  test.setTimeout(KILLS * 20_000);
  const luck = chance('kills in a browser');
  const first = await reopen(context, base, '/collections/articles/3');
  await first.actor.signsIn(CLARA.email, CLARA.password);
  await first.page.locator(TEXT).waitFor();
  await first.page.close();
  for (let kills = 0; kills < KILLS; kills += 1) {
    const key = 3 + kills;
    const { page } = await reopen(context, base, `/collections/articles/${key}`);
    await page.locator(TEXT).waitFor();
    const states: { readonly at: number; readonly text: string }[] = [
      { at: Date.now(), text: await page.locator(TEXT).inputValue() },
    ];
    const end = Date.now() + luck.integer(300, 3000);
    while (Date.now() < end) {
      const text = `${states.at(-1)?.text ?? ''}${luck.pick(SIGNS)}${luck.integer(0, 9)}`;
      // Recorded before and after, since the crash may come while the text is typed.
      states.push({ at: Date.now(), text });
      await page.locator(TEXT).fill(text);
      await page.waitForTimeout(luck.integer(0, 150));
    }
    const killed = Date.now();
    await kill(page);
    const again = await reopen(context, base, `/collections/articles/${key}`);
    await again.page.locator(TEXT).waitFor();
    const settled = states.findLastIndex(({ at }) => at <= killed - LOSS);
    const possible = states.slice(Math.max(settled, 0)).map(({ text }) => text);
    if (settled > 0) {
      await expect(banner(again.page)).toBeVisible();
      expect(await again.page.locator(TEXT).inputValue()).toBe(states[0]?.text);
      await again.actor.recovery.restores();
    }
    await expect.poll(async () => possible.includes(await again.page.locator(TEXT).inputValue())).toBe(true);
    await kill(again.page);
  }
});

test('a second tab with the same item open is no page that was lost', async ({ context, page, actor, base }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'rails');
  await page.waitForTimeout(LOSS);
  const second = await reopen(context, base, '/collections/tags/3');
  await expect.poll(() => second.actor.item.value('name')).toBe('railways');
  await second.page.waitForTimeout(LOSS / 2);
  expect(await second.actor.recovery.offers()).toEqual([]);
  await page.close();
  await second.page.reload();
  await expect(banner(second.page)).toBeVisible();
});

test('edits are not offered to another user, and are deleted by a confirmed sign-out', async ({
  context,
  actor,
  base,
}) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'rails');
  await actor.recovery.crashesPage();
  await expect.poll(() => actor.recovery.offers()).toEqual(['Name']);
  await actor.signsOut();
  await context.pages().at(-1)?.getByRole('button', { name: 'Sign out and discard changes' }).click();
  await expect.poll(() => actor.location()).toBe('sign-in');
  const jun = await reopen(context, base, '/collections/tags/3');
  await jun.actor.signsIn(JUN.email, JUN.password);
  await expect.poll(() => jun.actor.item.value('name')).toBe('railways');
  expect(await jun.actor.recovery.offers()).toEqual([]);
  await jun.actor.signsOut();
  await expect.poll(() => jun.actor.location()).toBe('sign-in');
  const clara = await reopen(context, base, '/collections/tags/3');
  await clara.actor.signsIn(CLARA.email, CLARA.password);
  await expect.poll(() => clara.actor.item.value('name')).toBe('railways');
  expect(await clara.actor.recovery.offers()).toEqual([]);
});

test('broken and hostile entries are dropped, and the form works', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'rails');
  await page.waitForTimeout(LOSS);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('quarterdeck-edits');
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('entries', 'readwrite').objectStore('entries');
          const all = store.getAllKeys();
          all.addEventListener('success', () => {
            const [project, user] = all.result[0] as string[];
            store.put({ at: 'never', edits: new Map([['name', new Date()]]) }, [project ?? '', user ?? '', 'broken']);
            store.put('<img src=x onerror=alert(1)>', [project ?? '', user ?? '', 'text']);
            store.transaction.addEventListener('complete', () => {
              opening.result.close();
              done();
            });
          });
        });
      }),
  );
  await actor.recovery.crashesPage();
  await expect.poll(() => actor.recovery.offers()).toEqual(['Name']);
});

test('by keyboard alone: look, untick, restore, and the focus is in the form', async ({
  context,
  page,
  actor,
  base,
}) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'rails');
  await actor.item.changes('slug', 'rails');
  await page.waitForTimeout(LOSS);
  await kill(page);
  const again = await reopen(context, base, '/collections/tags/3');
  const look = again.page.getByRole('button', { name: 'Review', exact: true });
  await look.focus();
  await again.page.keyboard.press('Enter');
  await expect(again.page.getByRole('button', { name: 'Restore 2 fields' })).toBeFocused();
  await again.page.keyboard.press('Escape');
  await expect(look).toBeFocused();
  await again.page.keyboard.press('Enter');
  await again.page.getByRole('checkbox', { name: 'Restore Name' }).focus();
  await again.page.keyboard.press('Space');
  await again.page.getByRole('button', { name: 'Restore 1 field' }).focus();
  await again.page.keyboard.press('Enter');
  await expect(again.page.locator('[data-field="slug"] input')).toBeFocused();
  expect(await again.actor.item.value('slug')).toBe('rails');
  expect(await again.actor.item.value('name')).toBe('railways');
  await look.focus();
  await again.page.keyboard.press('Enter');
  await expect(again.page.getByRole('button', { name: 'Restore 1 field' })).toBeFocused();
  await again.page.keyboard.press('Enter');
  await expect(again.page.locator('[data-field="name"] input')).toBeFocused();
  expect(await again.actor.item.value('name')).toBe('rails');
});

test('banner and dialog are accessible by day and by night, and on a phone', async ({ context, page, actor, base }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'rails');
  await page.waitForTimeout(LOSS);
  await kill(page);
  const again = await reopen(context, base, '/collections/tags/3');
  await expect(banner(again.page)).toBeVisible();
  await expectAccessibleByDayAndNight(again.page);
  await again.page.getByRole('button', { name: 'Review', exact: true }).click();
  await again.page.getByRole('dialog').waitFor();
  await expectAccessibleByDayAndNight(again.page);
  await again.page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(again.page);
  await again.page.setViewportSize({ width: 1440, height: 900 });
  await again.actor.opens('/collections');
  await again.page.getByRole('link', { name: 'Tags' }).last().waitFor();
  await again.page
    .getByText(/seconds? ago|now/)
    .first()
    .waitFor();
  await expectAccessibleByDayAndNight(again.page);
});

test('nothing is wider than a phone', async ({ context, page, actor, base }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'W'.repeat(200));
  await page.waitForTimeout(LOSS);
  await kill(page);
  const again = await reopen(context, base, '/collections/tags/3');
  await again.page.setViewportSize({ width: 320, height: 640 });
  await again.page.getByRole('button', { name: 'Review', exact: true }).click();
  await again.page.getByRole('dialog').waitFor();
  const overflow = await again.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
