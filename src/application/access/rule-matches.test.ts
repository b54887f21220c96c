import { left } from 'fp-ts/Either';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { Permission } from '../../domain/permissions';
import { schemaOf } from '../../domain/schema';
import { apiFailure, currentValue, type Failure, type JsonObject, networkFailure, succeed } from '../../kernel';
import { type OpenRule, openRule } from './open-rule';
import { RuleMatches } from './rule-matches';

const { collections, fields, relations } = world('w', [
  collection('articles', {}, [primaryKey(), stringField('status')]),
]);
const schema = schemaOf(collections, fields, relations);

const stored = (permissions: JsonObject | null): Permission => ({
  id: 1,
  role: 'editors',
  collection: 'articles',
  action: 'read',
  fields: ['*'],
  permissions,
  validation: null,
  presets: null,
});

const open = (permissions: JsonObject | null, { isPolicy = false, role = 'editors' as string | null } = {}) => {
  const requests: unknown[] = [];
  const state: { failure: Failure | null } = { failure: null };
  const pause$ = new Subject<void>();
  const rule$ = new BehaviorSubject<OpenRule | null>(openRule(stored(permissions)));
  const count = (...request: unknown[]) => {
    requests.push(request);
    return state.failure === null ? succeed({ total_count: 40, filter_count: 12 }) : of(left(state.failure));
  };
  const clock = { now: () => Date.UTC(2027, 0, 5), after: () => pause$ };
  const matches = new RuleMatches(rule$, { role, isPolicy }, { items: { count }, schema: { schema }, clock });
  const change = (next: JsonObject | null) => {
    const rule = openRule(stored(permissions));
    rule$.next({ ...rule, values: { ...rule.values, permissions: next } });
  };
  return { requests, state, pause$, rule$, change, matches, match: () => currentValue(matches.matches$) };
};

const LIVE = { status: { _eq: 'live' } };
const OWN = { owner: { _eq: '$CURRENT_USER.id' } };
const OWN_ROLE = { role: { _eq: '$CURRENT_ROLE' } };

test('counts the items of the collection that the rule matches, by one request', () => {
  const { requests, match } = open(LIVE);
  expect(match()).toEqual({ kind: 'counted', number: 12, total: 40 });
  expect(requests).toEqual([['articles', { filter: LIVE }, 'id']]);
});

test('says nothing of a rule without conditions', () => {
  for (const permissions of [null, {}]) {
    const { requests, match } = open(permissions);
    expect([match(), requests]).toEqual([null, []]);
  }
});

test('a rule that depends on the user is not counted; the role is known, but not from a policy', () => {
  expect([open(OWN).match(), open(OWN).requests]).toEqual([{ kind: 'user_needed' }, []]);
  expect(open(OWN_ROLE).requests).toEqual([['articles', { filter: { role: { _eq: 'editors' } } }, 'id']]);
  expect(open(OWN_ROLE, { isPolicy: true }).match()).toEqual({ kind: 'user_needed' });
});

test('the public role has no user that the rule could depend on', () => {
  expect(open(OWN, { role: null }).match()).toMatchObject({ kind: 'counted' });
});

test('unsaved edits are counted once the typing pauses, and only the last of them', () => {
  const { requests, pause$, change, match } = open(LIVE);
  change({ status: { _eq: 'd' } });
  change({ status: { _eq: 'draft' } });
  expect([match(), requests.length]).toEqual([{ kind: 'counting' }, 1]);
  pause$.next();
  expect(requests.slice(1)).toEqual([['articles', { filter: { status: { _eq: 'draft' } } }, 'id']]);
  expect(match()).toMatchObject({ kind: 'counted' });
});

test('says nothing of conditions that are not finished', () => {
  const { rule$, match } = open(LIVE);
  rule$.next({ ...openRule(stored(LIVE)), faults: { permissions: { kind: 'incomplete' } } });
  expect(match()).toBeNull();
});

test('tells a refusal from a count that failed', () => {
  const { state, change, pause$, match } = open(LIVE);
  state.failure = apiFailure(403, 'FORBIDDEN', '');
  change({ status: { _eq: 'a' } });
  pause$.next();
  expect(match()).toEqual({ kind: 'refused' });
  state.failure = networkFailure('GET /items/articles', true);
  change({ status: { _eq: 'b' } });
  pause$.next();
  expect(match()).toEqual({ kind: 'not_counted' });
});

test('a collection without a known key is not counted', () => {
  const { rule$, requests, match } = open(null);
  const rule = openRule({ ...stored(LIVE), collection: 'unknown' });
  rule$.next(rule);
  expect([match(), requests]).toEqual([{ kind: 'not_counted' }, []]);
});
