import { RolesStore } from '../../../src/application/access';
import { valueIn } from '../../../src/domain/items';
import type { AccessRisk } from '../../../src/domain/permissions';
import { currentValue, valueOf } from '../../../src/kernel';
import { type CopyRoleViewModel, copyRoleViewModel } from '../../../src/modules/settings/roles/copy-role.view-model';
import { type NewRoleViewModel, newRoleViewModel } from '../../../src/modules/settings/roles/new-role.view-model';
import { RISK_TEXTS } from '../../../src/modules/settings/risks/risk-texts';
import { rolePath } from '../../../src/modules/settings/role-paths';
import { QUESTION_TEXTS } from '../../../src/modules/settings/roles/role-questions';
import { rolesViewModel } from '../../../src/modules/settings/roles/roles.view-model';
import type { RolesActor } from '../roles-actor';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** Drives the view-models of the roles and their dialogs. */
export class MemoryRoles implements RolesActor {
  private dialog: NewRoleViewModel | CopyRoleViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async opensRolePage(name: string): Promise<void> {
    const role = currentValue(this.router.services.get(RolesStore).roles$).find((each) => each.name === name);
    if (role === undefined) throw new Error(`There is no role '${name}'`);
    this.router.go(rolePath(role.id));
  }

  opensPermissions(name: string): Promise<void> {
    return this.opensRolePage(name);
  }

  async createsRole(name: string): Promise<void> {
    const dialog = newRoleViewModel(this.router.services)();
    this.open(dialog);
    dialog.form.change({ name });
    await this.goesOn();
  }

  async goesOn(): Promise<void> {
    this.dialog?.form.submit();
    this.router.settle();
  }

  async copiesRole(name: string): Promise<void> {
    const { page } = this.router;
    if (page.kind !== 'item') throw new Error('No item is open');
    const { target, serverItem } = page.view.item.editing;
    if (target.kind !== 'existing') throw new Error('No role is open');
    const dialog = copyRoleViewModel(this.router.services)(String(target.key), String(valueIn(serverItem, 'name')));
    this.open(dialog);
    dialog.form.change({ name });
    this.router.settle();
    await this.goesOn();
  }

  async answersQuestion(confirmed: boolean): Promise<void> {
    const { page } = this.router;
    if (page.kind !== 'item' || page.roleWrites === undefined) throw new Error('No role is open');
    page.roleWrites.answer(confirmed);
    this.router.settle();
  }

  async roles(): Promise<readonly string[]> {
    const view = rolesViewModel(this.router.services)();
    this.router.settle();
    const rows = currentValue(view.rows$).map(({ name, users }) => (users === null ? name : `${name} ${users}`));
    view.dispose();
    return rows;
  }

  async findings(): Promise<readonly string[]> {
    const { page } = this.router;
    if (page.kind === 'item' && page.role !== undefined) {
      const name = String(valueIn(page.view.item.editing.serverItem, 'name'));
      return currentValue(page.role.risks$).map((risk) => this.titleOf(risk, name));
    }
    const view = rolesViewModel(this.router.services)();
    this.router.settle();
    const roles = valueOf(currentValue(view.roles$)) ?? [];
    const found = (valueOf(currentValue(view.review.risks$)) ?? []).map((risk) =>
      this.titleOf(risk, roles.find(({ id }) => id === risk.role)?.name ?? ''),
    );
    view.dispose();
    return found;
  }

  async unfinished(): Promise<string> {
    const unfinished = this.dialog === null ? null : currentValue(this.dialog.creation.unfinished$);
    return unfinished === null ? '' : this.texts.translate({ key: `role_without_${unfinished.missing}` });
  }

  async question(): Promise<{ readonly title: string; readonly text: string } | null> {
    const { page } = this.router;
    if (page.kind !== 'item' || page.roleWrites === undefined) return null;
    const question = currentValue(page.roleWrites.question$);
    if (question === null) return null;
    const risks = question.kind === 'refused' ? [question.refusal] : question.risks;
    const contents = question.kind === 'delete' ? question.contents : null;
    return {
      title: this.texts.translate({ key: QUESTION_TEXTS[question.kind].title }),
      text: [
        ...(contents === null
          ? []
          : [
              this.texts.translate({ key: 'delete_role_users', parameters: { number: contents.users } }),
              this.texts.translate({ key: 'delete_role_permissions', parameters: { number: contents.permissions } }),
            ]),
        ...risks.map((key) => this.texts.translate({ key })),
      ].join(' '),
    };
  }

  private titleOf({ kind, users }: AccessRisk, role: string): string {
    return this.texts.translate({ key: RISK_TEXTS[kind].title, parameters: { role, number: users } });
  }

  private open(dialog: NewRoleViewModel | CopyRoleViewModel): void {
    this.dialog = dialog;
    dialog.done$.subscribe((id) => {
      this.dialog = null;
      this.router.go(rolePath(id));
    });
  }
}
