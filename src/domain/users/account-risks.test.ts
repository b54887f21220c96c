import type { Item, PlannedWrite } from '../items';
import { accessLossOf, accountRisks } from './account-risks';

const DELETE: PlannedWrite = { kind: 'delete' };
const edit = (edits: Item): PlannedWrite => ({ kind: 'edit', edits });
const ines = { id: 'ines', role: { id: 'admins' } };
const administrators = [
  { id: 'ines', role: 'admins' },
  { id: 'bo', role: 'owners' },
];

test.each([
  [DELETE, 'delete'],
  [edit({ status: 'suspended' }), 'block'],
  [edit({ status: 'archived', role: 'x' }), 'block'],
  [edit({ status: null }), 'block'],
  [edit({ status: 'active' }), null],
  [edit({ status: 'active', role: 'x' }), 'role'],
  [edit({ role: null }), 'role'],
  [edit({ title: 'Editor' }), null],
])('the write %j takes %p from users', (write, loss) => expect(accessLossOf(write)).toBe(loss));

test.each([
  [DELETE, ['risk_own_delete']],
  [edit({ status: 'draft' }), ['risk_own_block']],
  [edit({ role: 'editors' }), ['risk_own_role']],
  [edit({ role: 'admins' }), []],
  [edit({ title: 'x' }), []],
])('the write %j to oneself has the risks %j', (write, risks) => {
  expect(accountRisks(write, ['ines', 'clara'], ines, administrators)).toEqual(risks);
  expect(accountRisks(write, ['clara'], ines, administrators)).toEqual([]);
  expect(accountRisks(write, ['ines'], null, null)).toEqual([]);
});

test.each([
  [DELETE, ['risk_last_administrator_delete']],
  [edit({ status: 'archived' }), ['risk_last_administrator_block']],
  [edit({ role: 'editors' }), ['risk_last_administrator_role']],
  [edit({ role: null }), ['risk_last_administrator_role']],
  [edit({ role: 'owners' }), []],
])('the write %j to all administrators has the risks %j', (write, risks) => {
  const clara = { id: 'clara', role: null };
  expect(accountRisks(write, ['ines', 'bo'], clara, administrators)).toEqual(risks);
  expect(accountRisks(write, ['bo'], clara, administrators)).toEqual([]);
  expect(accountRisks(write, ['ines', 'bo'], clara, null)).toEqual([]);
});

test('a user without a role keeps it', () => {
  expect(accountRisks(edit({ role: null }), ['clara'], { id: 'clara', role: null }, [])).toEqual([]);
});
