import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleByDayAndNight } from './support/axe';
import { INES, JUN, signInAt } from './support/people';
import { expect, test } from './support/test';
import { pointIn } from './support/touch-input';

const tree = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('treeitem', { name, exact: true });
const card = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ hasText: title });
const folderCard = (page: Page, name: string): Locator => page.locator('[data-folder]').filter({ hasText: name });

/** Moves the mouse, and once more: Chromium tells a page the position in an element with the second event in it. */
const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await from.hover();
  await expect(from).toHaveAttribute('draggable', 'true');
  const goal = await pointIn(to);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: 6 });
  await page.mouse.move(goal.x + 1, goal.y);
};

test.use({ viewport: { width: 1500, height: 900 } });

test('files are dragged onto a folder, all selected ones together', async ({ page, actor }) => {
  await signInAt(actor, INES, '/files');
  await tree(page, 'Landscapes').click();
  await actor.cards.selectsRange('Salt flats');
  await actor.cards.clicks('Forest road');
  await drag(page, card(page, 'Forest road'), tree(page, 'Desk'));
  await expect(tree(page, 'Desk')).toHaveAttribute('data-drop-over', '');
  await page.mouse.up();
  await expect(page.getByText('2 files moved to “Desk”')).toBeVisible();
  await expect.poll(async () => (await actor.list.rows()).length).toBe(4);
  await expect(tree(page, 'Desk')).not.toHaveAttribute('data-drop-over');
});

test('a folder is dragged onto another one, but not onto itself', async ({ page, actor }) => {
  await signInAt(actor, INES, '/files');
  await drag(page, folderCard(page, 'Desk'), tree(page, 'Desk'));
  await expect(page.locator('[data-drop-over]')).toHaveCount(0);
  await page.mouse.up();
  await drag(page, folderCard(page, 'Desk'), folderCard(page, 'Landscapes'));
  await page.mouse.up();
  await expect(page.getByText(/^Folder .+ moved$/)).toBeVisible();
  await expect(folderCard(page, 'Desk')).toHaveCount(0);
});

test('nothing can be dragged without the permission to move it', async ({ page, actor }) => {
  await signInAt(actor, JUN, '/files/all');
  await card(page, 'Salt flats').hover();
  await page.waitForLoadState('networkidle');
  await card(page, 'House style').hover();
  await expect(page.locator('[draggable=true]')).toHaveCount(0);
});

test('a folder is created and moved by keyboard alone', async ({ page, actor }) => {
  await signInAt(actor, INES, '/files');
  await page.getByRole('button', { name: 'New folder' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New folder' }).waitFor();
  await page.keyboard.type('Winter');
  await page.keyboard.press('Enter');
  await tree(page, 'Winter').waitFor();
  await page.getByRole('navigation').getByRole('treeitem', { selected: true }).focus();
  await page.keyboard.type('winter');
  await expect(tree(page, 'Winter')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Move to…' }).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: 'Move the folder “Winter” to' });
  await choice.getByRole('treeitem', { name: 'File library' }).focus();
  await page.keyboard.type('desk');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Folder .+ moved$/)).toBeVisible();
  await expect(tree(page, 'Winter')).toHaveCount(0);
});

test('a file is selected and moved by keyboard alone, and back', async ({ page, actor }) => {
  await signInAt(actor, INES, '/files');
  await tree(page, 'Landscapes').focus();
  await page.keyboard.press('Enter');
  await card(page, 'Salt flats').getByRole('link').focus();
  await page.keyboard.press('Space');
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Move to…' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('treeitem', { name: 'File library' }).focus();
  await page.keyboard.type('desk');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move here' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Salt flats')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Salt flats')).toBeVisible();
});

test('files of the device dropped on a folder go into it', async ({ page, actor }) => {
  await signInAt(actor, INES, '/files');
  await tree(page, 'Desk').waitFor();
  const dispatch = (kind: 'dragover' | 'drop'): Promise<void> =>
    tree(page, 'Desk').evaluate((folder, event) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['Before the first ferry'], 'ferry_times.txt', { type: 'text/plain' }));
      folder.dispatchEvent(new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer }));
    }, kind);
  await dispatch('dragover');
  await expect(page.getByText('Drop into “Desk”')).toBeVisible();
  await expect(tree(page, 'Desk')).toHaveAttribute('data-drop-over', '');
  await expectAccessibleByDayAndNight(page);
  await dispatch('drop');
  await expect(page.getByText('File uploaded')).toBeVisible();
  await expect(page.locator('[data-drop-over]')).toHaveCount(0);
  await tree(page, 'Desk').click();
  await expect(card(page, 'Ferry Times')).toContainText('TXT · 22 bytes');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('files come from the camera, too', async ({ page, actor }) => {
    await signInAt(actor, INES, '/files');
    await page.getByRole('link', { name: 'Upload', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Upload files' });
    await expect(drawer.getByRole('button', { name: 'Take a photo' })).toBeVisible();
    await expect(drawer.locator('input[capture]')).toHaveAttribute('capture', 'environment');
    await expectAccessible(page);
  });
});

test('the library reads from right to left in Arabic', async ({ page, actor }) => {
  await signInAt(actor, INES, '/files');
  await actor.choosesAccountLanguage('العربية');
  await actor.opens('/files');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [inTree, inPage] = [await pointIn(tree(page, 'Desk')), await pointIn(folderCard(page, 'Desk'))];
  expect(inTree.x).toBeGreaterThan(inPage.x);
  await folderCard(page, 'Landscapes').getByRole('link').click();
  await card(page, 'Salt flats').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page);
});

test.describe('accessible by day and by night', () => {
  test('the library with its folders', async ({ page, actor }) => {
    await signInAt(actor, INES, '/files');
    await folderCard(page, 'Desk').waitFor();
    await expectAccessibleByDayAndNight(page);
  });

  test('a folder with its files', async ({ page, actor }) => {
    await signInAt(actor, INES, '/files');
    await tree(page, 'Landscapes').click();
    await card(page, 'Salt flats').waitFor();
    await expectAccessibleByDayAndNight(page);
  });

  test('the dialog that moves a folder', async ({ page, actor }) => {
    await signInAt(actor, INES, '/files');
    await tree(page, 'Landscapes').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await page.getByRole('dialog').getByRole('treeitem', { name: 'Desk' }).waitFor();
    await expectAccessibleByDayAndNight(page);
  });
});
