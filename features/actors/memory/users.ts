import { AccessStore, RolesStore } from '../../../src/application/access';
import { currentValue } from '../../../src/kernel';
import { inviteAction, rolePath } from '../../../src/modules/users/directory';
import { QUESTION_TEXTS, RISK_TEXTS } from '../../../src/modules/users/user-questions';
import type { UserQuestion } from '../../../src/modules/users/user-writes';
import { inviteViewModel, type InviteViewModel } from '../../../src/parts/page/invite-dialog/invite.view-model';
import type { UsersActor } from '../user-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** Drives the dialog for invitations and the questions before writes to a user. */
export class MemoryUsers implements UsersActor {
  private dialog: InviteViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async opensRole(name: string): Promise<void> {
    const role = currentValue(this.router.services.get(RolesStore).roles$).find((each) => each.name === name);
    this.router.go(rolePath(role?.id ?? ''));
  }

  async entersAddresses(addresses: string): Promise<void> {
    if ((await this.inviteDisabledReason()) !== null) throw new Error('Users cannot be invited');
    const dialog = inviteViewModel(this.router.services)(this.router.openRole?.id ?? null);
    this.dialog = dialog;
    dialog.completed$.subscribe(() => (this.dialog = null));
    dialog.form.change({ emails: addresses });
  }

  async invites(addresses: string, role: string | null): Promise<void> {
    await this.entersAddresses(addresses);
    if (role !== null) await this.choosesRole(role);
    await this.sendsInvitations();
  }

  async choosesRole(role: string): Promise<void> {
    const found = currentValue(this.opened.roles$).find(({ name }) => name === role);
    this.opened.form.change({ role: found?.id ?? null });
  }

  async sendsInvitations(): Promise<void> {
    this.opened.form.submit();
    this.router.settle();
    const { page } = this.router;
    if (page.kind === 'list') page.view.browse.list.refresh();
    this.router.settle();
  }

  async answersQuestion(confirmed: boolean): Promise<void> {
    const { page } = this.router;
    if (page.kind !== 'item' || page.writes === undefined) throw new Error('No user is open');
    const question = currentValue(page.writes.question$);
    if (question === null) throw new Error('There is no question');
    const archives = confirmed && question.kind === 'has-files';
    page.writes.answer(confirmed && !archives);
    if (archives) page.view.item.archive.execute();
    this.router.settle();
  }

  async question(): Promise<string | null> {
    const { openQuestion } = this;
    return openQuestion === null ? null : this.texts.translate({ key: QUESTION_TEXTS[openQuestion.kind].title });
  }

  async questionWarnings(): Promise<readonly string[]> {
    const { openQuestion } = this;
    if (openQuestion === null || openQuestion.kind === 'has-files') return [];
    return openQuestion.risks.map((risk) => this.texts.translate({ key: RISK_TEXTS[risk] }));
  }

  async inviteDisabledReason(): Promise<string | null> {
    const { denied$ } = inviteAction(this.router.services.get(AccessStore), () => undefined);
    const reason = currentValue(denied$);
    return reason === false ? null : this.texts.translate({ key: reason });
  }

  async sendDisabledReason(): Promise<string | null> {
    const { denied } = this.opened.form.state;
    return denied === null ? null : this.texts.translate(denied);
  }

  async invitationWarnings(): Promise<readonly string[]> {
    return currentValue(this.opened.administers$) ? [this.texts.translate({ key: 'invite_administers' })] : [];
  }

  async invitationResults(): Promise<readonly string[]> {
    if (this.dialog === null) return [];
    const { results } = currentValue(this.dialog.invite.report$);
    return results.map(({ email, outcome }) => `${email}: ${this.texts.translate({ key: outcome })}`);
  }

  async invitationText(): Promise<string | null> {
    return this.dialog === null ? null : this.dialog.form.state.values.emails;
  }

  private get openQuestion(): UserQuestion | null {
    const { page } = this.router;
    return page.kind === 'item' && page.writes !== undefined ? currentValue(page.writes.question$) : null;
  }

  private get opened(): InviteViewModel {
    if (this.dialog === null) throw new Error('The dialog for invitations is closed');
    return this.dialog;
  }
}
