import { type Either, left, right } from 'fp-ts/Either';
import { defer, of } from 'rxjs';
import type { NewPermission } from '../../domain/permissions';
import { apiFailure, type Failure } from '../../kernel';
import { CreateRole, type RoleDependencies, type RolePlan, type UnfinishedRole } from '.';

const refused = left(apiFailure(403, 'FORBIDDEN', ''));

const permission = (role: string, action: string): NewPermission => ({
  role,
  collection: 'articles',
  action,
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
});

const PLAN: RolePlan = {
  role: { name: 'Desk', app_access: true, admin_access: false },
  settings: { icon: 'key' },
  permissions: (role) => ['read', 'update', 'update'].map((action) => permission(role, action)),
};

/** Answers by method, in their order; those that are left out succeed. */
type Answers = Readonly<Record<string, readonly Either<Failure, unknown>[]>>;

const open = (answers: Answers = {}) => {
  const sent: string[] = [];
  const next = (name: string, input: unknown, otherwise: unknown) =>
    defer(() => {
      const count = sent.filter((call) => call.startsWith(`${name} `)).length;
      sent.push(`${name} ${JSON.stringify(input)}`);
      return of(answers[name]?.[count] ?? right(otherwise));
    });
  const dependencies = {
    roles: { create: ({ name }: { readonly name: string }) => next('role', name, 'desk') },
    items: { update: (_: string, key: string, edits: unknown) => next('settings', [key, edits], {}) },
    permissions: {
      listForRole: (role: string) => next('list', role, []),
      createMany: (all: readonly NewPermission[]) =>
        next(
          'permissions',
          all.map(({ action }) => action),
          [],
        ),
    },
    store: { load: () => next('reload', null, undefined) },
  };
  const creation = new CreateRole(dependencies as unknown as RoleDependencies);
  const done: string[] = [];
  let unfinished: UnfinishedRole | null = null;
  creation.done$.subscribe((id) => done.push(id));
  creation.unfinished$.subscribe((state) => (unfinished = state));
  return { creation, done, sent, unfinished: () => unfinished };
};

test('creates the role, its other values and then its permissions', () => {
  const { creation, done, sent, unfinished } = open();
  creation.execute(PLAN);
  expect(sent).toEqual([
    'role "Desk"',
    'settings ["desk",{"icon":"key"}]',
    'permissions ["read","update","update"]',
    'reload null',
  ]);
  expect([done, unfinished()]).toEqual([['desk'], null]);
});

test('sends nothing for values and permissions that a role does not have', () => {
  const { creation, sent } = open();
  creation.execute({ ...PLAN, settings: {}, permissions: () => [] });
  expect(sent).toEqual(['role "Desk"', 'reload null']);
});

test('a refused role is not begun', () => {
  const { creation, done, sent, unfinished } = open({ role: [refused] });
  creation.execute(PLAN);
  expect([sent, done, unfinished()]).toEqual([['role "Desk"'], [], null]);
});

test('refused values are sent again, without a second role', () => {
  const { creation, done, sent, unfinished } = open({ settings: [refused] });
  creation.execute(PLAN);
  expect([done, unfinished()]).toEqual([[], { id: 'desk', missing: 'settings' }]);
  sent.length = 0;
  creation.execute({ ...PLAN, settings: {} });
  expect(sent).toEqual(['list "desk"', 'permissions ["read","update","update"]', 'reload null']);
  expect([done, unfinished()]).toEqual([['desk'], null]);
});

test('only the permissions that are missing are created when it goes on', () => {
  const stored = [
    { ...permission('desk', 'update'), id: 7 },
    { ...permission('desk', 'read'), id: null },
  ];
  const { creation, done, sent, unfinished } = open({ permissions: [refused], list: [right(stored)] });
  creation.execute(PLAN);
  expect([done, unfinished()]).toEqual([[], { id: 'desk', missing: 'permissions' }]);
  creation.execute(PLAN);
  expect(sent.slice(4)).toEqual(['list "desk"', 'permissions ["read","update"]', 'reload null']);
  expect([done, unfinished()]).toEqual([['desk'], null]);
});
