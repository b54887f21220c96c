import { left, right } from 'fp-ts/Either';
import { defer, NEVER, of, Subject } from 'rxjs';
import type { ItemEditing } from '../../../application/item-editing';
import { PermissionChanges } from '../../../application/access';
import type { PolicyHolder, PolicyOverview, RolePolicies } from '../../../domain/users';
import type { Permission } from '../../../domain/permissions';
import { apiFailure, type Call, currentValue, valueOf } from '../../../kernel';
import type { Services } from '../../../kit';
import { PermissionsGateway } from '../../../ports/gateways/permissions-gateway';
import { PoliciesGateway } from '../../../ports/gateways/policies-gateway';
import { newPolicyForm, policyHolders, policyListViewModel, rolePolicySet } from './policy-view-models';
import { policyDescription, policyName } from './policy-texts';
import { PolicyReload, type PolicyWrites, policyWritesViewModel } from './policy-writes';

const policy = (id: string, more: Partial<PolicyOverview> = {}): PolicyOverview => ({
  id,
  name: id,
  icon: null,
  description: null,
  admin_access: false,
  app_access: false,
  enforce_tfa: false,
  ip_access: [],
  roles: 0,
  users: 0,
  isPublic: false,
  ...more,
});

const rule = (role: string, id: number | null): Permission => ({
  id,
  role,
  collection: 'articles',
  action: 'read',
  fields: ['*'],
  permissions: {},
  validation: null,
  presets: null,
});

const ROLES: readonly RolePolicies[] = [
  { id: 'juniors', name: 'Juniors', parent: 'editors', policies: ['own'] },
  { id: 'editors', name: 'Editors', parent: null, policies: ['shared', 'deleted'] },
];

const DENIED = apiFailure(403, 'FORBIDDEN', '');

const setUp = ({ fails = false } = {}) => {
  const written: unknown[] = [];
  const reads: string[] = [];
  const changes = new PermissionChanges();
  const holders: PolicyHolder[] = [];
  const answer = <A>(value: A): Call<A> => of(fails ? left(DENIED) : right(value));
  const policies: Partial<PoliciesGateway> = {
    list: () => defer(() => (reads.push('list'), answer([policy('own'), policy('shared')]))),
    read: (id) => answer(policy(id, { roles: 2, users: 1 })),
    create: (created) => (written.push(created), answer('new')),
    roles: () => answer(ROLES),
    holders: () => defer(() => (reads.push('holders'), answer([...holders]))),
    attach: (id, to, key) => {
      written.push([id, to, key]);
      if (key === 'refused') return of(left(DENIED));
      holders.push({ id: `a${holders.length}`, role: { id: key, name: key }, user: null });
      return of(right(undefined));
    },
    detach: (ids) => (written.push(ids), answer(undefined)),
  };
  const permissions: Partial<PermissionsGateway> = {
    listForRole: (id) => answer([rule(String(id), 1), rule(String(id), null)]),
    listAll: () => answer([rule('own', 1), rule('shared', 2), rule('shared', null)]),
  };
  const entries = new Map<unknown, unknown>([
    [PoliciesGateway, policies],
    [PermissionsGateway, permissions],
    [PermissionChanges, changes],
  ]);
  const services = { get: (token: unknown) => entries.get(token) } as Services;
  return { services, written, reads, changes };
};

test('the list is read again when a permission has changed', () => {
  const { services, reads, changes } = setUp();
  const view = policyListViewModel(services)();
  expect(valueOf(currentValue(view.data$))?.map(({ id }) => id)).toEqual(['own', 'shared']);
  changes.announce('own');
  expect(reads).toEqual(['list', 'list']);
  view.dispose();
});

test('a new policy needs a name, and is sent without spaces around it', () => {
  const { services, written } = setUp();
  const form = newPolicyForm(services)();
  const done: string[] = [];
  form.done$.subscribe((id) => done.push(id));
  form.change({ name: '  ' });
  form.submit();
  expect(written).toEqual([]);
  form.change({ name: ' Desk ', admin_access: true });
  form.submit();
  expect(written).toEqual([{ name: 'Desk', app_access: true, admin_access: true }]);
  expect(done).toEqual(['new']);
  form.dispose();
});

test('each role or user that gets a policy is written, and the holders are read again', () => {
  const { services, written, reads } = setUp();
  const view = policyHolders(services)('p');
  view.execute({ kind: 'attach', to: 'role', keys: ['editors', 'juniors'] });
  expect(written).toEqual([
    ['p', 'role', 'editors'],
    ['p', 'role', 'juniors'],
  ]);
  expect(valueOf(currentValue(view.holders$))?.map(({ role }) => role?.id)).toEqual(['editors', 'juniors']);
  expect(reads).toEqual(['holders', 'holders']);
  view.dispose();
});

test('the holders are read again after a failure, because some may have the policy', () => {
  const { services, reads } = setUp();
  const view = policyHolders(services)('p');
  view.execute({ kind: 'attach', to: 'role', keys: ['editors', 'refused'] });
  expect(currentValue(view.failure$)).toEqual(DENIED);
  expect(valueOf(currentValue(view.holders$))?.map(({ role }) => role?.id)).toEqual(['editors']);
  expect(reads).toEqual(['holders', 'holders']);
  view.dispose();
});

test('a role has its own policies first, then those of its parent, with their stored permissions', () => {
  const { services } = setUp();
  const view = rolePolicySet(services)('juniors', NEVER);
  const shown = valueOf(currentValue(view.data$))?.map((each) => [
    each.policy.id,
    each.from.name,
    each.permissions.map(({ id }) => id),
  ]);
  expect(shown).toEqual([
    ['own', 'Juniors', [1]],
    ['shared', 'Editors', [2]],
  ]);
  view.dispose();
});

const ask = (writes: PolicyWrites) => {
  const outcomes: boolean[] = [];
  const questions: unknown[] = [];
  writes.question$.subscribe((question) => questions.push(question));
  const write = (operation: 'save' | 'delete') =>
    writes.gate({ operation, edits: {} }, {} as ItemEditing).subscribe((passes) => outcomes.push(passes));
  return { outcomes, questions, write };
};

test('a deletion names what is deleted with it, and waits for the answer', () => {
  const { services } = setUp();
  const writes = policyWritesViewModel(services)('p');
  const { outcomes, questions, write } = ask(writes);
  write('save');
  expect(outcomes).toEqual([true]);
  write('delete');
  expect(questions.at(-1)).toEqual({ contents: { roles: 2, users: 1, permissions: 1 } });
  writes.answer(false);
  expect(outcomes).toEqual([true, false]);
  expect(questions.at(-1)).toBeNull();
  write('delete');
  writes.answer(true);
  expect(outcomes).toEqual([true, false, true]);
  writes.dispose();
});

test('a deletion is asked for though its contents cannot be counted', () => {
  const writes = policyWritesViewModel(setUp({ fails: true }).services)('p');
  const { questions, write } = ask(writes);
  write('delete');
  expect(questions.at(-1)).toEqual({ contents: null });
  writes.dispose();
});

test('the own access is read again after each write, until the page is left', () => {
  let requests = 0;
  const written$ = new Subject<void>();
  const reload = new PolicyReload({ request: () => void (requests += 1) }, written$);
  written$.next();
  expect(requests).toBe(1);
  reload.dispose();
  written$.next();
  expect(requests).toBe(1);
});

test('only the public policy has the name and description of the application for a key of the platform', () => {
  const t = (key: string): string => `text of ${key}`;
  const keys = { name: '$t:public_label', description: '$t:public_description' };
  expect(policyName(policy('p', { ...keys, isPublic: true }), t)).toBe('text of policy_public');
  expect(policyDescription(policy('p', { ...keys, isPublic: true }), t)).toBe('text of policy_public_text');
  expect([policyName(policy('p', keys), t), policyDescription(policy('p', keys), t)]).toEqual(['Public Label', '']);
  expect(policyName(policy('Desk'), t)).toBe('Desk');
});
