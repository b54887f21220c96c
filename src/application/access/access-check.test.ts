import { left } from 'fp-ts/Either';
import { of } from 'rxjs';
import { collection, manyToOne, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { Item } from '../../domain/items';
import type { Permission } from '../../domain/permissions';
import { schemaOf } from '../../domain/schema';
import { apiFailure, currentValue, type JsonObject, succeed, valueOf } from '../../kernel';
import { AccessCheck, type AccessCheckDependencies } from './access-check';
import { PermissionChanges } from './permission-changes';

const { collections, fields, relations } = world('w', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [primaryKey(), stringField('status'), manyToOne('author', { to: 'people' })]),
  collection('front', { singleton: true }, [primaryKey(), stringField('status')]),
]);
const schema = schemaOf(collections, fields, relations);

const rule = (permissions: JsonObject | null, more: Partial<Permission> = {}): Permission => ({
  id: 1,
  role: 'editors',
  collection: 'articles',
  action: 'read',
  fields: ['*'],
  permissions,
  validation: null,
  presets: null,
  ...more,
});

const open = (permissions: readonly Permission[], role: string | null = 'editors') => {
  const requests: unknown[] = [];
  const changes = new PermissionChanges();
  const state = { permissions, item: { id: 3, status: 'draft' } as Item, isMissing: false };
  const answer = () => (state.isMissing ? of(left(apiFailure(403, 'FORBIDDEN', ''))) : succeed(state.item));
  const dependencies = {
    permissions: { listForRole: () => succeed(state.permissions) },
    roles: { read: () => succeed({ admin_access: false, app_access: true }) },
    items: {
      list: () => succeed([{ id: 'u', first_name: 'Ed', last_name: null, email: 'ed@example.com' }]),
      read: (...request: unknown[]) => {
        requests.push(request);
        return answer();
      },
      readSingleton: (...request: unknown[]) => {
        requests.push(request);
        return answer();
      },
      count: (...request: unknown[]) => {
        requests.push(request);
        return succeed({ total_count: 9, filter_count: 4 });
      },
    },
    schema: { schema },
    changes,
    clock: { now: () => Date.UTC(2027, 0, 5) },
  } as unknown as AccessCheckDependencies;
  const check = new AccessCheck(role, dependencies);
  const answerOf = () => valueOf(currentValue(check.answer$));
  const read = () => answerOf()?.actions.find(({ action }) => action === 'read');
  return { check, state, requests, changes, answerOf, read };
};

test('the item is read with its key and the fields that the rules compare, and no others', () => {
  const rules = { _or: [{ status: { _eq: 'live' } }, { author: { name: { _eq: 'Ines' } } }] };
  const { check, requests, state, read } = open([rule(rules)]);
  state.item = { id: 3, status: 'draft', author: { name: 'Ines' } };
  check.ask({ collection: 'articles', key: 3, user: null });
  expect(requests).toEqual([['articles', 3, ['id', 'status', 'author.name']]]);
  expect([read()?.verdict, read()?.reason]).toEqual(['allowed', 'rule_met']);
});

test('a relation that was not read is not known, and nothing is said to be refused', () => {
  const { check, state, read } = open([rule({ author: { name: { _eq: 'Ines' } } })]);
  state.item = { id: 3, author: 7 };
  check.ask({ collection: 'articles', key: 3, user: null });
  expect(read()?.verdict).toBe('depends');
});

test('the items that a collection shows are counted, with the chosen user in place of the own one', () => {
  const { check, requests, answerOf } = open([rule({ author: { _eq: '$CURRENT_USER' } })]);
  check.ask({ collection: 'articles', key: null, user: null });
  expect([answerOf()?.matching, requests]).toEqual([{ kind: 'user_needed' }, []]);
  check.ask({ collection: 'articles', key: null, user: 'u' });
  expect(requests).toEqual([['articles', { filter: { author: { _eq: 'u' } } }, 'id']]);
  expect(answerOf()?.matching).toEqual({ kind: 'counted', number: 4, total: 9 });
});

test('nothing is counted where no rule restricts the items, or none lets one through', () => {
  for (const permissions of [[rule(null)], []]) {
    const { check, requests, answerOf } = open(permissions);
    check.ask({ collection: 'articles', key: null, user: null });
    expect([answerOf()?.matching, requests]).toEqual([null, []]);
  }
});

test('a singleton is its only item', () => {
  const { check, requests, read } = open([rule({ status: { _eq: 'draft' } }, { collection: 'front' })]);
  check.ask({ collection: 'front', key: null, user: null });
  expect(requests).toEqual([['front', ['id', 'status']]]);
  expect(read()?.reason).toBe('rule_met');
});

test('an item that does not exist any more is a failure, and can be asked about again', () => {
  const { check, state, read } = open([rule(null)]);
  state.isMissing = true;
  check.ask({ collection: 'articles', key: 3, user: null });
  expect(currentValue(check.answer$).kind).toBe('failed');
  state.isMissing = false;
  check.ask({ collection: 'articles', key: 3, user: null });
  expect(read()?.verdict).toBe('allowed');
});

test('asks again after permissions of the role were changed', () => {
  const { check, state, changes, read } = open([]);
  check.ask({ collection: 'articles', key: null, user: null });
  state.permissions = [rule(null)];
  changes.announce('others');
  expect(read()?.verdict).toBe('denied');
  changes.announce('editors');
  expect(read()?.verdict).toBe('allowed');
});

test('the users of the role can be chosen; the public role has none', () => {
  expect(currentValue(open([]).check.users$).map(({ id }) => id)).toEqual(['u']);
  expect(currentValue(open([], null).check.users$)).toEqual([]);
});
