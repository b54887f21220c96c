import type { Locator, Page } from '@playwright/test';
import { expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

interface Sample {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const SVG_WITH_SCRIPT: Sample = {
  name: 'drawing.svg',
  type: 'image/svg+xml',
  text: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="top.hacked=1"><script>top.hacked=1</script><circle r="4"/></svg>',
};
const HTML_AS_IMAGE: Sample = { name: 'page.png', type: 'image/svg+xml', text: '<script>top.hacked=1</script>' };
const NAME_WITH_MARKUP: Sample = { ...SVG_WITH_SCRIPT, name: '<img src=x onerror=top.hacked=1>.svg' };

const fieldOf = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);

/** Dispatches a drag event as a browser does for files of this device. */
const dispatch = (target: Locator, kind: 'dragover' | 'drop', files: readonly Sample[]): Promise<void> =>
  target.evaluate(
    (element, [event, samples]) => {
      const dataTransfer = new DataTransfer();
      for (const { name, type, text } of samples) dataTransfer.items.add(new File([text], name, { type }));
      element.dispatchEvent(new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer }));
    },
    [kind, files] as const,
  );

const isHacked = (page: Page): Promise<boolean> => page.evaluate(() => 'hacked' in window);

test.beforeEach(async ({ actor }) => signInAt(actor, INES, '/collections/specimens/1'));

test('hostile files that are dropped onto fields are stored and shown without running', async ({ page }) => {
  const [photo, papers] = [fieldOf(page, 'photo'), fieldOf(page, 'papers')];
  await expect(photo.getByText('Harbour, early')).toBeVisible();
  await dispatch(photo.getByText('Harbour, early'), 'drop', [SVG_WITH_SCRIPT]);
  await expect(photo.getByText('Drawing')).toBeVisible();
  await expect(photo.getByText('The image could not be loaded')).toBeVisible();
  await expect(photo.locator('img')).toHaveCount(0);

  await dispatch(photo.getByText('Drawing'), 'drop', [HTML_AS_IMAGE]);
  await expect(photo.getByText('Page', { exact: true })).toBeVisible();
  await expect(photo.getByText('The image could not be loaded')).toBeVisible();
  await expect(photo.locator('img')).toHaveCount(0);

  await papers.scrollIntoViewIfNeeded();
  await dispatch(papers.getByText('House style'), 'drop', [NAME_WITH_MARKUP, SVG_WITH_SCRIPT]);
  await expect(papers.locator('li[data-staged="create"], li[data-staged="link"]')).toHaveCount(2);
  await expect(papers.getByText('<img Src=x Onerror=top.hacked=1>').first()).toBeVisible();
  expect(await isHacked(page)).toBe(false);
});

test('a file is chosen, replaced and deselected by keyboard alone', async ({ page }) => {
  const certificate = fieldOf(page, 'certificate');
  await certificate.getByRole('button', { name: 'Choose from library' }).focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose a file' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await picker.getByRole('button', { name: 'House style', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(certificate.getByText('House style')).toBeVisible();
  await expect(certificate.getByRole('button', { name: 'Choose from library' })).toBeFocused();
  await certificate.getByRole('button', { name: 'Deselect House style' }).focus();
  await page.keyboard.press('Enter');
  await expect(certificate.getByText('No file selected')).toBeVisible();
  await expect(certificate.getByRole('button', { name: 'Choose a file' })).toBeFocused();
});

test('the fields are accessible by day and by night, with a file, without one and while files are over them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [photo, certificate] = [fieldOf(page, 'photo'), fieldOf(page, 'certificate')];
  await certificate.getByRole('button', { name: /^Deselect/ }).click();
  await expect(certificate.getByText('No file selected')).toBeVisible();
  await dispatch(photo.getByText('Harbour, early'), 'dragover', [SVG_WITH_SCRIPT]);
  for (const name of ['photo', 'certificate', 'papers'])
    await expectAccessibleByDayAndNight(page, { within: `[data-field="${name}"]` });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
