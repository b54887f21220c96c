import type { Locator, Page } from 'playwright-core';
import type { RolesActor } from '../roles-actor';

/** Drives the list of roles, its dialogs, and the questions before writes to a role. */
export class BrowserRoles implements RolesActor {
  constructor(private readonly current: () => Page) {}

  async opensRolePage(name: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Permissions', exact: true }).first().click();
    await this.page.getByRole('table').getByRole('link', { name }).click();
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  async opensPermissions(name: string): Promise<void> {
    await this.opensRolePage(name);
    const policy = this.page.getByRole('region', { name: 'Access policies', exact: true }).getByRole('article').first();
    const table = this.page.locator('[role=row] [data-action]').first();
    await policy.or(table).waitFor();
    if (await policy.isVisible()) await policy.getByRole('link', { name }).click();
  }

  async createsRole(name: string): Promise<void> {
    await this.page.getByRole('link', { name: 'New role' }).click();
    await this.dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.dialog.getByRole('button', { name: 'Create role' }).click();
  }

  async goesOn(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Go on' }).click();
  }

  async copiesRole(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Actions of the role' }).click();
    await this.page.getByRole('menuitem', { name: 'Copy this role' }).click();
    await this.dialog.getByRole('textbox', { name: 'Name of the copy' }).fill(name);
    await this.dialog.getByRole('button', { name: 'Create role' }).click();
  }

  async answersQuestion(confirmed: boolean): Promise<void> {
    const buttons = this.page.getByRole('alertdialog').getByRole('button');
    await (confirmed ? buttons.last() : buttons.first()).click();
  }

  async roles(): Promise<readonly string[]> {
    // In one step, because rows go while the list is read again.
    return this.page.locator('table [data-key]').evaluateAll((rows) =>
      rows.map((row) => {
        const name = row.querySelector('bdi')?.textContent ?? '';
        const users = [...row.querySelectorAll('td, th')].find((cell) => /^[0-9]+$/.test(cell.textContent ?? ''));
        return users === undefined ? name : `${name} ${users.textContent}`;
      }),
    );
  }

  async findings(): Promise<readonly string[]> {
    return this.page.locator('[data-risk] a').allInnerTexts();
  }

  async unfinished(): Promise<string> {
    return (await this.dialog.locator('[role=status]').allInnerTexts()).join(' ');
  }

  async question(): Promise<{ readonly title: string; readonly text: string } | null> {
    const dialog = this.page.getByRole('alertdialog');
    if ((await dialog.count()) === 0) return null;
    const title = await dialog.getByRole('heading').first().innerText();
    return { title, text: await dialog.innerText() };
  }

  private get page(): Page {
    return this.current();
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
}
