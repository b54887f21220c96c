import type { Locator, Page } from 'playwright-core';
import type { UsersActor } from '../user-actors';
import { disabledReason } from './disabled-reason';

/** Drives the dialog for invitations and the questions before writes to a user. */
export class BrowserUsers implements UsersActor {
  constructor(private readonly current: () => Page) {}

  async opensRole(name: string): Promise<void> {
    await this.current().getByRole('navigation').getByRole('link', { name, exact: true }).click();
  }

  async entersAddresses(addresses: string): Promise<void> {
    await this.button.click();
    await this.text.fill(addresses);
  }

  async invites(addresses: string, role: string | null): Promise<void> {
    await this.entersAddresses(addresses);
    if (role !== null) await this.choosesRole(role);
    await this.sendsInvitations();
  }

  async choosesRole(role: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: role });
  }

  async sendsInvitations(): Promise<void> {
    await this.sendButton.click();
  }

  async answersQuestion(confirmed: boolean): Promise<void> {
    const buttons = this.questionDialog.getByRole('button');
    await (confirmed ? buttons.last() : buttons.first()).click();
  }

  async question(): Promise<string | null> {
    const heading = this.questionDialog.getByRole('heading');
    return (await heading.count()) === 0 ? null : heading.first().innerText();
  }

  async questionWarnings(): Promise<readonly string[]> {
    return this.questionDialog.getByRole('note').allInnerTexts();
  }

  async inviteDisabledReason(): Promise<string | null> {
    return disabledReason(this.button);
  }

  async sendDisabledReason(): Promise<string | null> {
    return disabledReason(this.sendButton);
  }

  async invitationWarnings(): Promise<readonly string[]> {
    return this.dialog.getByRole('status').allInnerTexts();
  }

  async invitationResults(): Promise<readonly string[]> {
    const results = await this.dialog.getByRole('listitem').allInnerTexts();
    return results.map((text) => text.trim().replace(/\s*\n\s*/, ': '));
  }

  async invitationText(): Promise<string | null> {
    return (await this.text.count()) === 0 ? null : this.text.inputValue();
  }

  private get questionDialog(): Locator {
    return this.current().getByRole('alertdialog').or(this.current().getByRole('dialog'));
  }

  private get button(): Locator {
    return this.current().getByRole('button', { name: 'Invite users' });
  }

  private get sendButton(): Locator {
    return this.dialog.getByRole('button', { name: 'Send invitations' });
  }

  private get dialog(): Locator {
    return this.current().getByRole('dialog', { name: 'Invite users' });
  }

  private get text(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Email addresses' });
  }
}
