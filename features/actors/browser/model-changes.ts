import type { Locator, Page } from 'playwright-core';
import type { ModelChangesActor, NewCollectionChoice } from '../model-changes-actor';

/** How the drawer names the system fields. */
const SYSTEM_FIELDS: Readonly<Record<string, string>> = { user_created: 'Created by' };

/** Drives the list of collections, the drawer of a new one, and the question before one is deleted. */
export class BrowserModelChanges implements ModelChangesActor {
  constructor(private readonly current: () => Page) {}

  async beginsCollection({ name, systemFields = [], source, withRelations }: NewCollectionChoice): Promise<void> {
    await this.page.getByRole('link', { name: 'New collection' }).click();
    await this.drawer.getByRole('textbox', { name: 'Name' }).fill(name);
    if (source !== undefined) await this.drawer.getByRole('combobox', { name: 'Copy of' }).selectOption(source);
    if (withRelations === true) await this.drawer.getByRole('checkbox').check();
    if (systemFields.length === 0) return;
    await this.drawer.getByRole('tab', { name: 'Optional system fields' }).click();
    for (const field of systemFields)
      await this.drawer.getByRole('checkbox', { name: SYSTEM_FIELDS[field] ?? field }).check();
  }

  async carriesOutPlan(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Create collection' }).click();
  }

  async asksToDelete(collection: string): Promise<void> {
    const row = this.page.locator(`[data-key="${collection}"]`);
    await row.hover();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await this.page.getByRole('menuitem', { name: /^Delete collection/ }).click();
  }

  async confirmsDeletion(collection: string): Promise<void> {
    await this.question.getByRole('textbox').fill(collection);
    await this.question.getByRole('button', { name: 'Delete collection' }).click();
  }

  async plannedSteps(): Promise<readonly string[]> {
    return this.drawer
      .locator('[data-plan] [role=listitem]')
      .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-step') ?? ''));
  }

  async nameError(): Promise<string> {
    return (await this.drawer.getByRole('alert').locator('span').last().allInnerTexts()).join(' ');
  }

  async leftOut(): Promise<readonly string[]> {
    const entries = await this.drawer.locator('[data-left-out] > li').allInnerTexts();
    return entries.map((entry) => entry.split(' ')[0] ?? '');
  }

  async fieldsOfCollection(): Promise<readonly string[]> {
    const rows = this.page.getByRole('table', { name: 'Fields and layout' }).locator('[data-key]');
    return (await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-key') ?? ''))).toSorted();
  }

  async deletedItems(): Promise<string> {
    const [items = ''] = await this.question.getByRole('listitem').allInnerTexts();
    return items;
  }

  async collections(): Promise<readonly string[]> {
    return this.page
      .getByRole('table', { name: 'Data model' })
      .locator('[data-key]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key') ?? ''));
  }

  private get page(): Page {
    return this.current();
  }

  private get drawer(): Locator {
    return this.page.getByRole('dialog').first();
  }

  private get question(): Locator {
    return this.page.getByRole('alertdialog');
  }
}
