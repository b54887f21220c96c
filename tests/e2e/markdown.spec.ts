import type { Page } from '@playwright/test';
import type { BrowserActor } from '../../features/actors/browser/browser-actor';
import { hostileMarkdown } from '../../fixtures/documents/markdown';
import { expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const open = async (page: Page, actor: BrowserActor) => {
  await signInAt(actor, INES, '/collections/specimens/1');
  const field = page.locator('[data-field="label_text"]');
  await field.scrollIntoViewIfNeeded();
  const editor = field.getByRole('textbox', { name: 'Label Text' });
  await editor.waitFor();
  return { field, editor, preview: field.getByRole('region', { name: 'Preview of Label Text' }) };
};

test('editor and preview side by side are accessible by day and night, on wide pages and phones', async ({
  page,
  actor,
}) => {
  const { field, preview } = await open(page, actor);
  await field.getByRole('radio', { name: 'Editor and preview' }).click();
  await expect(preview.getByRole('heading', { name: 'House style' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'The harbour before the first ferry' })).toHaveAttribute(
    'src',
    /^blob:/,
  );
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectAccessibleByDayAndNight(page);
});

test('editor and preview scroll in step, led by the one with the pointer', async ({ page, actor }) => {
  const { field, editor, preview } = await open(page, actor);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(
    Array.from({ length: 80 }, (_, index) => `\n## Part ${index}\n\nOne line of it.\n`).join(''),
  );
  await field.getByRole('radio', { name: 'Editor and preview' }).click();
  await preview.getByRole('heading', { name: 'Part 79' }).waitFor();
  const scroller = field.locator('.cm-scroller');
  // A wheel over a pane that is at its end scrolls the page.
  await editor.press('ControlOrMeta+Home');
  await expect.poll(() => preview.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await scroller.hover();
  await page.mouse.wheel(0, 100_000);
  await expect(preview.getByRole('heading', { name: 'Part 79' })).toBeInViewport();
  await preview.hover();
  await page.mouse.wheel(0, -100_000);
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  const top = await preview.evaluate((element) => {
    const heading = [...element.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Part 40');
    return (heading?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
  });
  await page.mouse.wheel(0, top);
  await expect(field.locator('.cm-line', { hasText: 'Part 40' })).toBeInViewport();
});

test('formats by keys and by the toolbar, which the keyboard reaches', async ({ page, actor }) => {
  const { field, editor } = await open(page, actor);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('quay');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(editor).toHaveText('**quay**');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(field.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toHaveText('### **quay**');
  await expect(editor).toBeFocused();
});

test('the bar that finds is accessible by day and night, fits on phones, and shows places far below', async ({
  page,
  actor,
}) => {
  const { field, editor } = await open(page, actor);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(`${'Quay\n\n'.repeat(80)}the last quay`);
  await page.keyboard.press('ControlOrMeta+f');
  const bar = field.getByRole('search', { name: 'Find' });
  await page.keyboard.insertText('quay');
  await expect(bar.getByRole('textbox', { name: 'Find' })).toHaveValue('quay');
  await page.keyboard.press('Shift+Enter');
  await expect(bar.getByRole('status')).toHaveText('81 of 81');
  await expect(field.locator('.cm-found-here')).toBeInViewport();
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
});

test('text from an input method is written once, where it was composed', async ({ page, actor }) => {
  const { editor } = await open(page, actor);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('# ');
  const keyboard = await page.context().newCDPSession(page);
  for (const composed of ['t', 'と', 'とう', '灯台'])
    await keyboard.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    });
  await keyboard.send('Input.insertText', { text: '灯台' });
  await page.keyboard.type('!');
  await expect(editor).toHaveText('# 灯台!');
});

test('hostile Markdown neither runs nor loads anything in a browser', async ({ page, actor }) => {
  const { field, editor, preview } = await open(page, actor);
  await field.getByRole('radio', { name: 'Editor and preview' }).click();
  for (const text of hostileMarkdown.filter(({ length }) => length < 1_000)) {
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(`${text}\n\nend`);
    await expect(preview).toContainText('end');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('-');
    await expect(preview).not.toContainText('end');
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
