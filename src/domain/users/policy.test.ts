import { policiesOfRole, type RolePolicies } from './policy';

const role = (id: string, parent: string | null, ...policies: readonly string[]): RolePolicies => ({
  id,
  name: `Role ${id}`,
  parent,
  policies,
});

test('lists the policies of a role before those of its parents', () => {
  const roles = [role('a', null, 'p1'), role('b', 'a'), role('c', 'b', 'p2', 'p3'), role('d', null, 'p4')];
  expect(policiesOfRole('c', roles).map(({ role: { id }, policies }) => [id, ...policies])).toEqual([
    ['c', 'p2', 'p3'],
    ['b'],
    ['a', 'p1'],
  ]);
});

test.each([
  ['an unknown role', 'x', []],
  ['a missing parent', 'orphan', ['orphan']],
  ['parents in a circle', 'left', ['left', 'right']],
])('ends at %s', (_name, id, expected) => {
  const roles = [role('orphan', 'gone'), role('left', 'right'), role('right', 'left')];
  expect(policiesOfRole(id, roles).map((each) => each.role.id)).toEqual(expected);
});
