import { competingDefaults, precedence, type ScopedDefault } from './competing-defaults';

const everyone: ScopedDefault = { scope: { kind: 'all' }, role: null };
const editors: ScopedDefault = { scope: { kind: 'role', id: 'editors' }, role: null };
const writers: ScopedDefault = { scope: { kind: 'role', id: 'writers' }, role: null };
const clara: ScopedDefault = { scope: { kind: 'user', id: 'clara' }, role: 'editors' };
const otto: ScopedDefault = { scope: { kind: 'user', id: 'otto' }, role: null };

test.each([
  ['a user over the own role', clara, editors, 'wins'],
  ['a user over everyone', otto, everyone, 'wins'],
  ['a role over everyone', editors, everyone, 'wins'],
  ['everyone under a role', everyone, editors, 'loses'],
  ['a role under its user', editors, clara, 'loses'],
  ['the same role twice', editors, editors, 'undecided'],
  ['everyone twice', everyone, everyone, 'undecided'],
  ['the same user twice', clara, clara, 'undecided'],
])('%s', (_, one, other, expected) => {
  expect(precedence(one, other)).toBe(expected);
});

test.each([
  ['two roles', editors, writers],
  ['two users', clara, otto],
  ['a user and another role', clara, writers],
  ['a role and the user of another one', writers, clara],
  ['a user without a role and a role', otto, editors],
])('%s do not meet', (_, one, other) => {
  expect(precedence(one, other)).toBeNull();
});

test('lists what is not decided first, then what counts instead, then what it counts over', () => {
  const names = competingDefaults(editors, [everyone, clara, otto, writers, editors]);
  expect(names.map(({ other, precedence: order }) => [other, order])).toEqual([
    [editors, 'undecided'],
    [clara, 'loses'],
    [everyone, 'wins'],
  ]);
});
