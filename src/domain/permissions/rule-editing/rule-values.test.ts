import type { Json, JsonObject } from '../../../kernel';
import { newCondition } from '../../filters';
import {
  hasTooDeepPart,
  isSameRule,
  isTooDeep,
  MAX_RULE_DEPTH,
  mergeRule,
  nodesFilter,
  parseRuleText,
  ruleNodes,
  type RuleValues,
  unknownFields,
  withField,
  withMember,
} from '..';

const LEVELS = 100_000;

const none: RuleValues = { permissions: null, fields: null, validation: null, presets: null };

const nested = (levels: number): JsonObject => {
  let value: JsonObject = {};
  for (let level = 1; level < levels; level += 1) value = { _and: [value] };
  return value;
};

describe('depth', () => {
  test('a rule of 100,000 levels is refused without a stack, as text and as stored data', () => {
    const deep = nested(LEVELS);
    expect(isTooDeep(deep)).toBe(true);
    expect(hasTooDeepPart({ ...none, presets: deep })).toBe(true);
    expect(hasTooDeepPart({ ...none, fields: ['title'] })).toBe(false);
    expect(ruleNodes(deep)).toBeNull();
    const text = `${'{"_and":['.repeat(LEVELS)}${']}'.repeat(LEVELS)}`;
    expect(parseRuleText(text)).toEqual({ fault: { kind: 'too_deep' } });
  });

  test('the limit is the same for text and data, and brackets in texts do not count', () => {
    const fits = JSON.parse(`${'{"a":'.repeat(MAX_RULE_DEPTH - 1)}{}${'}'.repeat(MAX_RULE_DEPTH - 1)}`) as JsonObject;
    expect(isTooDeep(fits)).toBe(false);
    expect(parseRuleText(JSON.stringify(fits))).toEqual({ value: fits });
    const over = { a: fits };
    expect(isTooDeep(over)).toBe(true);
    expect(parseRuleText(JSON.stringify(over))).toEqual({ fault: { kind: 'too_deep' } });
    const texts = { a: '{['.repeat(LEVELS), b: `"\\"{` };
    expect(parseRuleText(JSON.stringify(texts))).toEqual({ value: texts });
  });
});

describe('texts', () => {
  test.each<[string, unknown]>([
    ['', { value: null }],
    ['null', { value: null }],
    ['{"a": 1}', { value: { a: 1 } }],
    ['[]', { fault: { kind: 'not_object' } }],
    ['7', { fault: { kind: 'not_object' } }],
    ['{"a": ', { fault: { kind: 'invalid', reason: 'unexpected_end', line: 1, column: 7 } }],
  ])('%j', (text, expected) => {
    expect(parseRuleText(text)).toEqual(expected);
  });
});

describe('values', () => {
  test('null and empty mean the same and stay as they are stored', () => {
    const stored: RuleValues = { ...none, permissions: {}, validation: null, fields: [] };
    const cleared: RuleValues = { permissions: null, fields: null, validation: {}, presets: {} };
    const touched = (['permissions', 'fields', 'validation', 'presets'] as const).reduce(
      (rule, member) => withMember(stored, rule, member, cleared[member]),
      stored,
    );
    expect(touched).toEqual(stored);
  });

  test('the order of fields is nothing, the order of operators counts', () => {
    const stored: RuleValues = { ...none, fields: ['b', 'a'], permissions: { a: { _gt: 1, _lt: 5 } } };
    expect(withMember(stored, none, 'fields', ['a', 'b']).fields).toBe(stored.fields);
    expect(isSameRule(stored, { ...stored, fields: ['a', 'c'] })).toBe(false);
    expect(isSameRule(stored, { ...stored, permissions: { a: { _lt: 5, _gt: 1 } } })).toBe(false);
    expect(isSameRule(stored, { ...stored })).toBe(true);
  });

  test('fields are ticked one by one; unknown names stay until they are unticked', () => {
    const all = ['id', 'title'];
    expect(unknownFields(['*', 'title', 'gone'], all)).toEqual(['gone']);
    expect(unknownFields(null, all)).toEqual([]);
    expect(withField(['id', 'gone'], all, 'title', true)).toEqual(['*', 'gone']);
    expect(withField(['*', 'gone'], all, 'id', false)).toEqual(['title', 'gone']);
    expect(withField(['gone'], all, 'gone', false)).toBeNull();
    expect(withField(null, all, 'id', true)).toEqual(['id']);
  });
});

describe('merge', () => {
  const base: RuleValues = { ...none, fields: ['a'], permissions: { a: { _eq: 1 } } };

  test('changes of different members are joined', () => {
    const merged = mergeRule(base, { ...base, fields: ['a', 'b'] }, { ...base, presets: { a: 1 } });
    expect(merged).toEqual({ rule: { ...base, fields: ['a', 'b'], presets: { a: 1 } }, conflicts: [] });
  });

  test('different changes of one member are a conflict, the same ones are none', () => {
    const mine = { ...base, permissions: { a: { _eq: 2 } }, validation: { a: 1, b: 2 } };
    const theirs = { ...base, permissions: { a: { _eq: 3 } }, validation: { b: 2, a: 1 } };
    expect(mergeRule(base, mine, theirs)).toEqual({
      rule: { ...theirs, permissions: mine.permissions },
      conflicts: [{ member: 'permissions', mine: mine.permissions, theirs: theirs.permissions }],
    });
    expect(mergeRule(base, base, theirs)).toEqual({ rule: theirs, conflicts: [] });
  });
});

describe('trees', () => {
  const stored: JsonObject = { status: 'draft' };

  test('a tree that was changed back is the stored filter', () => {
    const nodes = ruleNodes(stored) ?? [];
    expect(nodesFilter(nodes, [stored])).toBe(stored);
    expect(nodesFilter([], [stored])).toBeNull();
    const empty: JsonObject = {};
    expect(nodesFilter(ruleNodes(empty) ?? [], [empty])).toBe(empty);
    expect(nodesFilter([], [null])).toBeNull();
  });

  test('a filter that is no tree stays JSON', () => {
    const odd: JsonObject = { author: { name: { _eq: 'a' }, age: { _gt: 1 } } };
    expect(ruleNodes(odd)).toBeNull();
    const added = { ...newCondition('a', 'title', 'string', 'eq'), value: 'x' };
    expect(nodesFilter([added], [odd])).toEqual({ title: { _eq: 'x' } });
    expect(nodesFilter([added], [odd]) as Json).not.toBe(odd);
  });
});
