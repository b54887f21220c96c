import { type Either, left, right } from 'fp-ts/Either';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { apiFailure, currentValue, type Failure } from '../../kernel';
import { RoleReload, RolesReview, RoleWriteCheck, type RoleDependencies } from '.';

const refused = left(apiFailure(403, 'FORBIDDEN', ''));

const ADMINS = { id: 'admins', name: 'Admins', admin_access: true, app_access: true, enforce_tfa: false, users: 1 };
const EDITORS = { ...ADMINS, id: 'editors', name: 'Editors', admin_access: false, enforce_tfa: true };

interface Answers {
  readonly overview?: Either<Failure, unknown>;
  readonly users?: Either<Failure, unknown>;
}

const open = ({ overview = right([ADMINS, EDITORS]), users = right([]) }: Answers = {}) => {
  const reads: string[] = [];
  const roles$ = new BehaviorSubject<readonly unknown[]>([]);
  const changed$ = new Subject<string | null>();
  const read = (name: string, result: unknown) => {
    reads.push(name);
    return of(result);
  };
  const dependencies = {
    roles: { overview: () => read('overview', overview), list: () => read('list', overview) },
    permissions: { listAll: () => read('permissions', right([])) },
    items: {
      list: () => read('users', users),
      count: (collection: string) => read(collection, right({ total_count: 9, filter_count: collection.length })),
    },
    store: { roles$ },
    changes: { changed$ },
    access: { access: { user: { id: 'ines', role: { id: 'admins' } } } },
  } as unknown as RoleDependencies;
  return { dependencies, reads, roles$, changed$ };
};

test('reviews the access of all roles, again after roles or permissions were written', () => {
  const { dependencies, reads, roles$, changed$ } = open({ users: right([{ role: 'admins' }, { role: 7 }]) });
  const review = new RolesReview(dependencies);
  const risks = currentValue(review.risks$);
  expect(risks.kind === 'ready' && risks.value.map(({ kind, users }) => [kind, users])).toEqual([
    ['nothing_readable', 0],
    ['administrators_without_tfa', 1],
  ]);
  const all = ['overview', 'permissions', 'users'];
  expect(reads).toEqual(all);
  roles$.next([ADMINS]);
  changed$.next(null);
  review.reload();
  expect(reads).toEqual([...all, ...all, ...all, ...all]);
  review.dispose();
});

test('without the roles nothing is reviewed', () => {
  const { dependencies, reads } = open({ overview: refused });
  const review = new RolesReview(dependencies);
  expect([currentValue(review.roles$).kind, currentValue(review.risks$).kind]).toEqual(['failed', 'idle']);
  expect(reads).toEqual(['overview']);
  review.dispose();
});

test('the only role with administrator access is not deleted', () => {
  const check = new RoleWriteCheck(open({ users: right([{ id: 'ines', role: 'admins' }]) }).dependencies);
  expect(currentValue(check.verdictOf('admins', { kind: 'delete' }))).toEqual({
    refused: 'last_admin_role_delete',
    risks: ['role_own_delete', 'role_last_administrator'],
  });
});

test('only the own access is judged where administrators may not be read', () => {
  const check = new RoleWriteCheck(open({ users: refused }).dependencies);
  expect(currentValue(check.verdictOf('admins', { kind: 'delete' }))).toEqual({
    refused: null,
    risks: ['role_own_delete'],
  });
});

test('counts the users and permissions of a role', () => {
  const check = new RoleWriteCheck(open().dependencies);
  expect(currentValue(check.contentsOf('admins'))).toEqual(
    right({ users: 'directus_users'.length, permissions: 'directus_permissions'.length }),
  );
});

test('reads roles and own access again, and the data model if the rights are others', () => {
  const reads: string[] = [];
  let role = { id: 'admins', admin_access: true };
  let next = role;
  const load = (name: string, effect: () => void = () => undefined) => ({
    load: () => {
      reads.push(name);
      effect();
      return of(right(undefined));
    },
  });
  const access = {
    ...load('access', () => (role = next)),
    get access() {
      return { user: { role }, permissions: [] };
    },
  };
  const reload = new RoleReload(load('roles'), access as never, load('schema'));
  reload.request();
  expect(reads).toEqual(['roles', 'access']);
  next = { ...role, admin_access: false };
  reload.request();
  expect(reads).toEqual(['roles', 'access', 'roles', 'access', 'schema']);
  reload.dispose();
});
