import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

interface Sample {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const NOTE: Sample = { name: 'harbour_notes.txt', type: 'text/plain', text: 'Before the first ferry' };

const SVG_WITH_SCRIPT: Sample = {
  name: 'drawing.svg',
  type: 'image/svg+xml',
  text: '<svg xmlns="http://www.w3.org/2000/svg" onload="top.hacked=1"><script>top.hacked=1</script><circle r="4"/></svg>',
};
const HTML_AS_IMAGE: Sample = { name: 'page.png', type: 'image/svg+xml', text: '<script>top.hacked=1</script>' };
const NAME_WITH_MARKUP: Sample = { name: '<img src=x onerror=top.hacked=1>.txt', type: 'text/plain', text: 'x' };

/** Dispatches a drag event as a browser does for files of this device. */
const dispatch = (page: Page, kind: 'dragover' | 'drop' | 'paste', files: readonly Sample[]): Promise<void> =>
  page.evaluate(
    ([event, samples]) => {
      const transfer = new DataTransfer();
      for (const { name, type, text } of samples) transfer.items.add(new File([text], name, { type }));
      const more = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent(event, { ...more, clipboardData: transfer })
          : new DragEvent(event, { ...more, dataTransfer: transfer }),
      );
    },
    [kind, files] as const,
  );

const choose = async (page: Page, files: readonly Sample[]): Promise<void> =>
  page
    .getByRole('dialog', { name: 'Upload files' })
    .getByLabel('Choose files')
    .and(page.locator('input'))
    .setInputFiles(files.map(({ name, type, text }) => ({ name, mimeType: type, buffer: Buffer.from(text) })));

const isHacked = (page: Page): Promise<boolean> => page.evaluate(() => 'hacked' in window);

test('a file from the drawer is in the library, also after a reload of the demo', async ({ page, actor }) => {
  await signInAt(actor, INES, '/files');
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await expect(page).toHaveURL(/\/files\/\+$/);
  await expectAccessible(page);
  await choose(page, [NOTE]);
  await expect(page.getByText('File uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/files$/);
  await expect(page.getByText('Harbour Notes').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Harbour Notes').first()).toBeVisible();
});

test('dropped files show where they go, dragged text does not; pasted ones are uploaded too', async ({
  page,
  actor,
}) => {
  await signInAt(actor, INES, '/files');
  await expect(page.getByRole('link', { name: 'Upload', exact: true })).toBeVisible();
  await dispatch(page, 'dragover', []);
  await expect(page.getByText('Drop into “File library”')).toHaveCount(0);
  await dispatch(page, 'dragover', [NOTE]);
  await expect(page.getByText('Drop into “File library”')).toBeVisible();
  await dispatch(page, 'drop', [NOTE, { ...NOTE, name: 'second.txt' }]);
  await expect(page.getByText('Drop into “File library”')).toHaveCount(0);
  await expect(page.getByText('2 files uploaded')).toBeVisible();
  await dispatch(page, 'paste', [{ ...NOTE, name: 'pasted.txt' }]);
  await expect(page.getByText('Pasted').first()).toBeVisible();
});

test('hostile files are stored and shown without running, empty ones are refused by name', async ({ page, actor }) => {
  await signInAt(actor, INES, '/files');
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await choose(page, [
    SVG_WITH_SCRIPT,
    HTML_AS_IMAGE,
    NAME_WITH_MARKUP,
    { ...NOTE, name: '<b>empty</b>.txt', text: '' },
  ]);
  await expect(page.getByText('3 files uploaded')).toBeVisible();
  const refused = page.getByRole('dialog').locator('[data-upload]');
  await expect(refused).toContainText('<b>empty</b>.txt');
  await expect(refused).toContainText('The file is empty');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('<img Src=x Onerror=top.hacked=1>').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove <b>empty</b>.txt from the list' }).click();
  expect(await isHacked(page)).toBe(false);
  await expectAccessible(page);
});
