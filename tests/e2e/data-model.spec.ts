import { withoutField, withSimilarCollection } from '../../features/support/model-files';
import { expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

test.describe('nothing that axe finds', () => {
  test('in the list of collections', async ({ page, actor }) => {
    await signInAt(actor, INES, '/settings/data-model');
    await page.getByRole('row', { name: 'Articles articles' }).waitFor();
    await expectAccessibleByDayAndNight(page);
  });

  test('in the drawer of a new collection', async ({ page, actor }) => {
    await signInAt(actor, INES, '/settings/data-model/+');
    await page.getByRole('textbox', { name: 'Name' }).fill('places_of_interest');
    await page.getByRole('tab', { name: 'Optional system fields' }).click();
    await page.getByRole('checkbox', { name: 'Created by' }).check();
    await expectAccessibleByDayAndNight(page);
  });

  test('in the drawer that compares the data model with a file', async ({ page, actor }) => {
    await signInAt(actor, INES, '/settings/data-model');
    await page.getByRole('row', { name: 'Articles articles' }).waitFor();
    await actor.dataModel.savesModel();
    const saved = await actor.dataModel.savedModel();
    await actor.dataModel.comparesModel(withoutField(withSimilarCollection(saved, 'labels', 'tags'), 'tags.name'));
    await page.locator('[data-entry]').nth(1).waitFor();
    await expectAccessibleByDayAndNight(page);
  });

  test('on the page of a collection, with the question before it is deleted', async ({ page, actor }) => {
    await signInAt(actor, INES, '/settings/data-model/tags');
    await page.getByRole('heading', { name: 'Options of the collection' }).waitFor();
    await expectAccessibleByDayAndNight(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('textbox').waitFor();
    await expectAccessibleByDayAndNight(page);
  });
});

test('a collection is created and a field moved by keyboard alone', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/data-model');
  await page.getByRole('link', { name: 'New collection' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type('Places of interest');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Status' }).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-plan] > *')).toHaveCount(1);
  await page.getByRole('button', { name: 'Create collection' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Places Of Interest' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Fields and layout' }).locator('[data-key]');
  await expect(rows).toHaveCount(2);
  await rows.nth(1).locator('[data-grip]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(0)).toHaveAttribute('data-key', 'status');
  await actor.loadsAgain();
  await expect(rows.nth(0)).toHaveAttribute('data-key', 'status');
});

test('a collection is deleted once its name is typed', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/data-model/tags');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('listitem').first()).toContainText('items');
  await dialog.getByRole('textbox').fill('tags');
  await dialog.getByRole('button', { name: 'Delete collection' }).click();
  await expect(page.getByRole('row', { name: 'Articles articles' })).toBeVisible();
  await expect(page.locator('[data-key=tags]')).toHaveCount(0);
});

test('an empty platform is started with an example', async ({ page, actor }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { adapter: 'memory', world: 'empty' } }));
  await actor.opens('/settings/data-model');
  await actor.signsIn('admin@example.com', 'password');
  await page.getByRole('link', { name: 'Start with an example' }).click();
  const steps = page.locator('[data-plan] [role=listitem]');
  await expect(steps).toHaveCount(12);
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('button', { name: 'Create the example' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Articles articles' })).toBeVisible();
  await actor.opens('/collections/articles/+');
  await expect(page.getByRole('heading', { name: 'New item in Articles' })).toBeVisible();
  await expect(page.locator('[data-field=translations]')).toBeVisible();
});
