import type { Locator, Page } from 'playwright-core';
import { permissionAddress } from '../../support/permission-addresses';
import type { PermissionActor, RuleJsonPart } from '../permission-actor';

const TABS = {
  permissions: 'Item permissions',
  fields: 'Field permissions',
  validation: 'Field validation',
  presets: 'Field presets',
} as const;

/** Drives the drawer of a permission. */
export class BrowserPermission implements PermissionActor {
  constructor(
    private readonly current: () => Page,
    private readonly open: (address: string) => Promise<void>,
  ) {}

  async opensRule(role: string, collection: string, action: string): Promise<void> {
    await this.open(permissionAddress(role, collection, action));
  }

  async typesRule(part: RuleJsonPart, text: string): Promise<void> {
    const code = await this.code(part);
    await code.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  async togglesRuleField(field: string): Promise<void> {
    await this.opensTab('fields');
    await this.drawer
      .locator('label', { has: this.page.locator('code', { hasText: new RegExp(`^${field}$`, 'u') }) })
      .click();
  }

  async savesRule(): Promise<void> {
    await this.save.click();
  }

  async answersRuleConflict(choice: 'mine' | 'theirs'): Promise<void> {
    await this.page.getByRole('button', { name: choice === 'mine' ? 'Save yours' : 'Keep theirs' }).click();
  }

  async ruleJson(part: RuleJsonPart): Promise<string> {
    const code = await this.code(part);
    return (await code.innerText()).replaceAll(/\s/gu, '');
  }

  async ruleMatches(): Promise<string> {
    await this.opensTab('permissions');
    return this.drawer.locator('[data-rule-matches]').innerText();
  }

  async ruleFields(): Promise<readonly string[]> {
    await this.opensTab('fields');
    return this.drawer.locator('label:has(input:checked) code').allInnerTexts();
  }

  async ruleDenial(): Promise<string> {
    if ((await this.save.getAttribute('aria-disabled')) !== 'true') return '';
    await this.save.hover();
    return this.page.getByRole('tooltip').first().innerText();
  }

  async ruleConflicts(): Promise<readonly string[]> {
    return this.page.getByRole('dialog').last().getByRole('heading', { level: 2 }).allInnerTexts();
  }

  private async code(part: RuleJsonPart): Promise<Locator> {
    await this.opensTab(part);
    return this.drawer.locator(`[data-rule-json="${part}"]`).getByRole('textbox');
  }

  private async opensTab(part: keyof typeof TABS): Promise<void> {
    await this.drawer.getByRole('tab', { name: TABS[part] }).click();
  }

  private get page(): Page {
    return this.current();
  }

  private get drawer(): Locator {
    return this.page.getByRole('dialog').first();
  }

  private get save(): Locator {
    return this.drawer.getByRole('button', { name: 'Save', exact: true });
  }
}
