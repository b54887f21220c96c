import { isFull, listRules, rowName } from './list.rules';

test('reads the options', () => {
  const rules = listRules({ fields: [{ field: 'a' }], template: '{{a}}!', addLabel: 'Add port', limit: '2' }, 'en-US');
  expect(rules).toMatchObject({ template: '{{a}}!', addLabel: 'Add port', limit: 2 });
  expect(rowName(rules, { a: 'One' })).toBe('One!');
  expect([isFull(rules, [{}]), isFull(rules, [{}, {}]), isFull(rules, [{}, {}, {}])]).toEqual([false, true, true]);
});

test('ignores invalid options, and a negative limit', () => {
  const rules = listRules({ fields: {}, template: 7, addLabel: '', limit: -1 }, 'en-US');
  expect(rules).toEqual({ fields: [], template: undefined, addLabel: undefined, limit: null });
  expect(isFull(rules, [{}])).toBe(false);
  expect(isFull(listRules({ limit: 0 }, 'en-US'), [])).toBe(true);
});
