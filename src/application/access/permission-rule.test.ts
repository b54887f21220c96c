import { type Either, left, right } from 'fp-ts/Either';
import { of, Subject } from 'rxjs';
import { newCondition } from '../../domain/filters';
import type { NewPermission, Permission } from '../../domain/permissions';
import { apiFailure, currentValue, type Failure, type JsonObject, networkFailure } from '../../kernel';
import { PermissionChanges } from './permission-changes';
import { PermissionRule } from './permission-rule';

const stored: Permission = {
  id: 7,
  role: 'editors',
  collection: 'articles',
  action: 'update',
  fields: ['title'],
  permissions: { status: { _eq: 'draft' } },
  validation: {},
  presets: null,
};

type Answer = Either<Failure, Permission>;

const open = (read: readonly Answer[] = [right(stored)], id: number | null = 7) => {
  const answers = [...read];
  const sent: Partial<NewPermission>[] = [];
  let refusal: Failure | null = null;
  const changes = new PermissionChanges();
  const announced: (string | null)[] = [];
  changes.changed$.subscribe((role) => announced.push(role));
  const rule = new PermissionRule(
    { role: 'editors', id },
    {
      read: () => of(answers.length > 1 ? (answers.shift() as Answer) : (answers[0] as Answer)),
      update: (_id, changed) => {
        sent.push(changed);
        return of(refusal === null ? right({ ...stored, ...changed }) : left(refusal));
      },
    },
    changes,
  );
  const done: unknown[] = [];
  rule.done$.subscribe((result) => done.push(result));
  return { rule, sent, announced, done, refuse: (failure: Failure) => (refusal = failure) };
};

const denied = (rule: PermissionRule) => currentValue(rule.denied$);

test('opened and saved without a change, nothing is sent', () => {
  const { rule, sent } = open();
  rule.execute();
  expect([denied(rule), rule.dirty, sent]).toEqual(['nothing_to_save', false, []]);
});

test('the whole rule is sent with its dynamic values as they are, and announced', () => {
  const { rule, sent, announced, done } = open();
  rule.changeText('permissions', '{"author": {"_eq": "$CURRENT_USER"}}');
  rule.change('fields', ['*']);
  rule.execute();
  const { id, ...whole } = stored;
  expect(id).toBe(7);
  expect(sent).toEqual([{ ...whole, fields: ['*'], permissions: { author: { _eq: '$CURRENT_USER' } } }]);
  expect([announced, done.length, rule.dirty]).toEqual([['editors'], 1, false]);
});

test('a text that is no JSON is kept with its error, and cannot be saved', () => {
  const { rule, sent } = open();
  rule.changeText('presets', '{"status": ');
  rule.execute();
  expect([denied(rule), rule.dirty, sent]).toEqual(['rule_text_unfinished', true, []]);
  expect(rule.rule?.texts.presets).toBe('{"status": ');
  expect(rule.rule?.values.presets).toBeNull();
  rule.change('presets', { status: 'draft' });
  expect([denied(rule), rule.rule?.texts.presets]).toEqual([false, undefined]);
});

test('a condition without a value cannot be saved: the rule would allow more', () => {
  const { rule } = open();
  rule.changeNodes('permissions', [newCondition('a', 'title', 'string')]);
  expect(denied(rule)).toBe('rule_condition_unfinished');
  rule.changeNodes('permissions', [{ ...newCondition('a', 'title', 'string', 'eq'), value: 'x' }]);
  expect([denied(rule), rule.rule?.values.permissions]).toEqual([false, { title: { _eq: 'x' } }]);
});

test('changes of others to other members are kept', () => {
  const { rule, sent } = open([right(stored), right({ ...stored, presets: { status: 'draft' } })]);
  rule.change('fields', null);
  rule.execute();
  expect(sent).toEqual([expect.objectContaining({ fields: null, presets: { status: 'draft' } })]);
});

const theirs: Permission = { ...stored, fields: ['body'] };

test('a change of another administrator is shown, and replaced only when that is chosen', () => {
  const { rule, sent } = open([right(stored), right(theirs)]);
  rule.change('fields', ['*']);
  rule.execute();
  expect(currentValue(rule.conflicts$)).toEqual([{ member: 'fields', mine: ['*'], theirs: ['body'] }]);
  expect(sent).toEqual([]);
  rule.replaceTheirs();
  expect(sent).toEqual([expect.objectContaining({ fields: ['*'] })]);
  expect(currentValue(rule.conflicts$)).toEqual([]);
});

test('their values are taken when that is chosen', () => {
  const { rule, sent } = open([right(stored), right(theirs)]);
  rule.change('fields', ['*']);
  rule.execute();
  rule.keepTheirs();
  expect([rule.rule?.values.fields, rule.dirty, sent]).toEqual([['body'], false, []]);
  rule.keepTheirs();
  rule.replaceTheirs();
  expect(sent).toEqual([]);
});

test('what is stored already is not sent again, as after a lost answer', () => {
  const { rule, sent, done, refuse, announced } = open([
    right(stored),
    right(stored),
    right({ ...stored, fields: ['*'] }),
  ]);
  refuse(networkFailure('PATCH /permissions/7', true));
  rule.change('fields', ['*']);
  rule.execute();
  expect([currentValue(rule.failure$)?.kind, rule.dirty, announced]).toEqual(['network', true, []]);
  rule.execute();
  expect([sent.length, done.length, announced]).toEqual([1, 1, ['editors']]);
});

test.each<[string, Answer, number | null]>([
  ['deleted', left(apiFailure(404, 'ITEM_NOT_FOUND', '')), 7],
  ['refused', left(apiFailure(403, 'FORBIDDEN', '')), 7],
  ['of another role', right({ ...stored, role: null }), 7],
  ['no number', right(stored), null],
])('a rule that is %s is missing', (_why, answer, id) => {
  const { rule } = open([answer], id);
  expect([currentValue(rule.missing$), rule.rule, denied(rule), rule.dirty]).toEqual([
    true,
    null,
    'rule_loading',
    false,
  ]);
  rule.changeNodes('permissions', []);
  rule.execute();
  expect(rule.rule).toBeNull();
});

test('another failure of reading is told, and reading can be repeated', () => {
  const { rule } = open([left(networkFailure('GET', false)), right(stored)]);
  expect(currentValue(rule.readFailure$)?.kind).toBe('network');
  rule.load();
  expect([currentValue(rule.readFailure$), rule.rule?.stored]).toEqual([null, stored]);
});

test('giving up restores what is stored', () => {
  const { rule } = open();
  rule.change('fields', null);
  rule.changeText('validation', '{');
  rule.giveUp();
  expect([rule.rule?.values.fields, rule.rule?.faults, rule.dirty]).toEqual([['title'], {}, false]);
});

const deep = (): JsonObject => {
  let value: JsonObject = {};
  for (let level = 0; level < 100_000; level += 1) value = { _and: [value] };
  return value;
};

test('a rule of 100,000 levels is opened, and neither changed nor saved', () => {
  const { rule, sent } = open([right({ ...stored, permissions: deep() })]);
  rule.change('fields', null);
  rule.execute();
  expect([denied(rule), rule.dirty, rule.rule?.values.fields, sent]).toEqual(['rule_too_deep', false, ['title'], []]);
});

test('nothing is sent when another administrator has stored such a rule', () => {
  const { rule, sent } = open([right(stored), right({ ...stored, presets: deep() })]);
  rule.change('fields', null);
  rule.execute();
  expect([denied(rule), sent]).toEqual(['rule_too_deep', []]);
});

test('nothing is written after disposal', () => {
  const answer = new Subject<Answer>();
  const rule = new PermissionRule(
    { role: null, id: 7 },
    { read: () => answer, update: () => of(right(stored)) },
    new PermissionChanges(),
  );
  rule.dispose();
  answer.next(right({ ...stored, role: null }));
  expect(rule.rule).toBeNull();
});
