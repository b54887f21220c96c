import type { Locator, Page } from 'playwright-core';
import type { PoliciesActor } from '../policies-actor';

const PICKERS = { role: 'Add roles', user: 'Add users' } as const;

/** Drives the list of policies, their pages, and the policies on the page of a role. */
export class BrowserPolicies implements PoliciesActor {
  constructor(private readonly current: () => Page) {}

  async opensPolicy(name: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Access policies', exact: true }).first().click();
    await this.page.getByRole('table').getByRole('link', { name }).click();
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  async createsPolicy(name: string): Promise<void> {
    await this.page.getByRole('link', { name: 'New policy' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Create policy' }).click();
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  async givesPolicyTo(kind: 'role' | 'user', name: string): Promise<void> {
    await this.page.getByRole('button', { name: PICKERS[kind] }).click();
    const drawer = this.page.getByRole('dialog', { name: PICKERS[kind] });
    // Cards name their checkbox 'Select …', rows of a table by the item alone.
    await drawer.getByRole('checkbox', { name: new RegExp(`^(?:Select )?${name}`) }).check();
    await drawer.getByRole('button', { name: 'Add 1 item' }).click();
    await drawer.waitFor({ state: 'detached' });
  }

  async answersQuestion(confirmed: boolean): Promise<void> {
    const buttons = this.page.getByRole('alertdialog').getByRole('button');
    await (confirmed ? buttons.last() : buttons.first()).click();
  }

  async policies(): Promise<readonly string[]> {
    return this.page.locator('table [data-key]').evaluateAll((rows) =>
      rows.map((row) => {
        const numbers = [...row.querySelectorAll('td, th')]
          .map((cell) => cell.textContent ?? '')
          .filter((text) => /^[0-9]+$/.test(text));
        return [row.querySelector('bdi')?.textContent ?? '', ...numbers].join(' ');
      }),
    );
  }

  async holders(): Promise<readonly string[]> {
    return this.section('Assigned to').getByRole('listitem').getByRole('link').allInnerTexts();
  }

  async policiesOfRole(): Promise<readonly string[]> {
    return this.section('Access policies')
      .getByRole('article')
      .evaluateAll((articles) =>
        articles.map((article) => {
          const [policy, from] = [...article.querySelectorAll('a')].map((link) => link.textContent ?? '');
          return from === undefined ? (policy ?? '') : `${policy ?? ''} from ${from}`;
        }),
      );
  }

  async deletionQuestion(): Promise<readonly string[]> {
    return this.page.getByRole('alertdialog').getByRole('listitem').allInnerTexts();
  }

  private section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  private get page(): Page {
    return this.current();
  }
}
