import type { Locator, Page } from 'playwright-core';
import { disabledReason } from './disabled-reason';
import type { ItemActor } from '../item-actors';

/** Drives a form in the browser. */
export class BrowserItem implements ItemActor {
  constructor(private readonly current: () => Page) {}

  async changes(field: string, value: string): Promise<void> {
    await this.textbox(field).fill(value);
  }

  async switches(field: string, on: boolean): Promise<void> {
    await this.checkbox(field).setChecked(on);
  }

  async saves(then: 'leave' | 'stay' | 'new'): Promise<void> {
    if (then === 'leave') {
      await this.saveButton.click();
      return;
    }
    await this.page.getByRole('button', { name: 'More ways to save' }).click();
    await this.page.getByRole('menuitem', { name: then === 'stay' ? 'Save and stay' : 'Save and create new' }).click();
  }

  async deletes(answer: 'delete' | 'cancel'): Promise<void> {
    await this.deleteButton.click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: answer === 'delete' ? 'Delete' : 'Cancel' })
      .click();
  }

  /** A date and time has a control for each, which are joined as in the value: 2026-11-17T00:00. */
  async value(field: string): Promise<string> {
    await this.textbox(field).first().waitFor();
    const controls = await this.textbox(field).all();
    return (await Promise.all(controls.map((control) => control.inputValue()))).join('T');
  }

  async isOn(field: string): Promise<boolean> {
    return this.checkbox(field).isChecked();
  }

  async isReadOnly(field: string): Promise<boolean> {
    return !(await this.field(field).locator('input, textarea').first().isEditable());
  }

  async isShown(field: string): Promise<boolean> {
    return (await this.field(field).count()) > 0;
  }

  async fieldError(field: string): Promise<string | null> {
    // Not those of related items that are edited within the field.
    const alert = this.field(field).locator(':scope > [role=alert]');
    return (await alert.count()) === 0 ? null : (await alert.innerText()).trim();
  }

  async saveDisabledReason(): Promise<string | null> {
    return disabledReason(this.saveButton);
  }

  async deleteDisabledReason(): Promise<string | null> {
    return disabledReason(this.deleteButton);
  }

  private get page(): Page {
    return this.current();
  }

  private get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  private get deleteButton(): Locator {
    return this.page.getByRole('button', { name: 'Delete this item' });
  }

  private field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  private textbox(name: string): Locator {
    const field = this.field(name);
    // A colour has a picker beside its text, which has the same role.
    const text = field.getByRole('textbox').and(this.page.locator(':not([type=color])'));
    return field.locator('input[role=combobox]').or(text);
  }

  private checkbox(name: string): Locator {
    return this.field(name).getByRole('checkbox');
  }
}
