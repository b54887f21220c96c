import { expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

/** The screens of an administrator; the others are walked at the width of a desk by the other specs. */
const ADDRESSES = [
  '/collections/articles',
  '/collections/articles/1',
  '/collections/events',
  '/users',
  '/activity',
  '/settings/webhooks/+',
  '/files',
];

/** Rows, cards and comments are alike, and each takes time. */
const LIKE_OTHERS = ':is(tbody, [role=list], ul) > :nth-child(n+4)';

test('no screen has a violation on a phone, from right to left, by day and by night', async ({ page, actor }) => {
  test.setTimeout(60_000);
  await signInAt(actor, INES, '/collections/tags');
  await actor.choosesAccountLanguage('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.setViewportSize({ width: 390, height: 844 });
  const looksAt = (state: string): Promise<void> =>
    test.step(state, () => expectAccessibleByDayAndNight(page, { without: LIKE_OTHERS }));
  for (const address of ADDRESSES) {
    await actor.opens(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.locator('main[aria-busy=true], main [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await looksAt(address);
  }
  await page.locator('header').getByRole('button', { expanded: false }).first().click();
  await looksAt('the navigation over the page');
});
