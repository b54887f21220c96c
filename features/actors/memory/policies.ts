import { isRight } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { userName } from '../../../src/domain/users';
import { currentValue, valueOf } from '../../../src/kernel';
import { itemPath } from '../../../src/kit';
import { policyName, POLICIES } from '../../../src/modules/settings/policies/policy-texts';
import {
  newPolicyForm,
  policyHolders,
  policyListViewModel,
  rolePolicySet,
} from '../../../src/modules/settings/policies/policy-view-models';
import { ItemsGateway } from '../../../src/ports/gateways/items-gateway';
import type { PoliciesActor } from '../policies-actor';
import type { MemoryPage } from './memory-page';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

const HOLDERS = {
  role: { collection: 'directus_roles', field: 'name' },
  user: { collection: 'directus_users', field: 'first_name' },
} as const;

type ItemPage = Extract<MemoryPage, { readonly kind: 'item' }>;

/** Drives the view-models of the policies' pages. */
export class MemoryPolicies implements PoliciesActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async opensPolicy(name: string): Promise<void> {
    const found = this.list().find((policy) => this.nameOf(policy) === name);
    if (found === undefined) throw new Error(`There is no policy '${name}'`);
    this.router.go(itemPath(POLICIES, found.id));
  }

  async createsPolicy(name: string): Promise<void> {
    const form = newPolicyForm(this.router.services)();
    form.done$.subscribe((id) => this.router.go(itemPath(POLICIES, id)));
    form.change({ name });
    form.submit();
    this.router.settle();
    form.dispose();
  }

  async givesPolicyTo(kind: 'role' | 'user', name: string): Promise<void> {
    const { collection, field } = HOLDERS[kind];
    const read = this.router.services.get(ItemsGateway).list(collection, { fields: ['id', field], limit: -1 });
    const answer = await firstValueFrom(read);
    const found = (isRight(answer) ? answer.right : []).find((item) => item[field] === name);
    if (found === undefined) throw new Error(`There is no ${kind} '${name}'`);
    const view = policyHolders(this.router.services)(this.openKey);
    view.execute({ kind: 'attach', to: kind, keys: [String(found['id'])] });
    this.router.settle();
    view.dispose();
  }

  async answersQuestion(confirmed: boolean): Promise<void> {
    this.page.policyWrites?.answer(confirmed);
    this.router.settle();
  }

  async policies(): Promise<readonly string[]> {
    return this.list().map((policy) => `${this.nameOf(policy)} ${policy.roles} ${policy.users}`);
  }

  async holders(): Promise<readonly string[]> {
    const view = policyHolders(this.router.services)(this.openKey);
    this.router.settle();
    const holders = valueOf(currentValue(view.holders$)) ?? [];
    view.dispose();
    const roles = holders.flatMap(({ role }) => role?.name ?? []);
    return [...roles, ...holders.flatMap(({ user }) => (user === null ? [] : (userName(user) ?? [])))];
  }

  async policiesOfRole(): Promise<readonly string[]> {
    const view = rolePolicySet(this.router.services)(this.openKey, of());
    this.router.settle();
    const found = valueOf(currentValue(view.data$)) ?? [];
    view.dispose();
    return found.map(({ policy, from }) =>
      from.id === this.openKey ? this.nameOf(policy) : `${this.nameOf(policy)} from ${from.name}`,
    );
  }

  async deletionQuestion(): Promise<readonly string[]> {
    const { policyWrites } = this.page;
    const question = policyWrites === undefined ? null : currentValue(policyWrites.question$);
    return Object.entries(question?.contents ?? {}).map(([kind, number]) =>
      this.texts.translate({ key: `delete_policy_${kind as 'roles'}`, parameters: { number } }),
    );
  }

  private list() {
    const view = policyListViewModel(this.router.services)();
    this.router.settle();
    const policies = valueOf(currentValue(view.data$)) ?? [];
    view.dispose();
    return policies;
  }

  private nameOf(policy: { readonly name: string; readonly isPublic: boolean }): string {
    return policyName(policy, (key, parameters) => this.texts.translate({ key, ...(parameters && { parameters }) }));
  }

  private get page(): ItemPage {
    const { page } = this.router;
    if (page.kind !== 'item') throw new Error('No item is open');
    return page;
  }

  private get openKey(): string {
    const { target } = this.page.view.item.editing;
    if (target.kind !== 'existing') throw new Error('No stored item is open');
    return String(target.key);
  }
}
