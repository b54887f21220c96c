import {
  collection,
  columnField,
  dateUpdated,
  decimalField,
  hashField,
  manyToMany,
  manyToOne,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import type { Item } from '../items';
import { MASK, schemaOf } from '../schema';
import {
  auditEvidence,
  hasSecrets,
  revisionEvidence,
  isUnreadable,
  newestRevisionId,
  newestRevisionQuery,
  writeEvidence,
  writeRevisionsQuery,
} from './write-evidence';

const { collections, fields, relations } = world('shop', [
  collection('accounts', {}, [
    primaryKey(),
    stringField('name'),
    decimalField('price'),
    hashField('pin'),
    columnField('code', 'string', { special: ['conceal'] }),
    manyToMany('tags', { to: 'tags' }),
    manyToOne('owner', { to: 'plain' }),
    dateUpdated(),
    columnField('editor', 'uuid', { special: ['user-updated'] }),
  ]),
  collection('tags', {}, [primaryKey(), stringField('name')]),
  collection('plain', {}, [primaryKey(), stringField('name')]),
]);
const schema = schemaOf(collections, fields, relations);
const BASE: Item = { id: 1, name: 'One', price: '1.00', pin: 'hash of 1', code: MASK, date_updated: 'a', editor: 'me' };

const evidence = (sent: Item, change: Item, base: Item = BASE) =>
  writeEvidence(schema, 'accounts', base, sent, { ...base, ...change });

test('comparable fields decide, in the form in which the database keeps them', () => {
  expect(evidence({ price: '3.456' }, { price: '3.46' })).toBe('applied');
  expect(evidence({ name: 'Two' }, {})).toBe('not-applied');
  expect(evidence({ name: 'Two' }, { name: 'Three' })).toBe('changed');
  expect(evidence({ name: 'Two', price: '2' }, { name: 'Two' })).toBe('changed');
});

test('a secret is decided by the fields sent with it', () => {
  expect(evidence({ name: 'Two', pin: '2' }, { name: 'Two', pin: 'hash of 2' })).toBe('applied');
  expect(evidence({ name: 'Two', code: '2' }, {})).toBe('not-applied');
});

test('a secret alone: its hash has changed or not, and a masked one says nothing', () => {
  expect(evidence({ pin: '2' }, { pin: 'hash of 2' })).toBe('rehashed');
  expect(evidence({ pin: '2' }, {})).toBe('not-applied');
  expect(evidence({ code: '2' }, {})).toBe('unreadable');
  expect(evidence({ name: '2' }, {}, { id: 1 })).toBe('unreadable');
});

test('steps of a list and items in many-to-one fields are never shown as they were sent', () => {
  const base = { ...BASE, tags: [1], owner: 4 };
  const create = { create: [{ tags_id: 7 }] };
  expect(evidence({ tags: create }, { tags: [1, 2] }, base)).toBe('unreadable');
  expect(evidence({ tags: create, name: 'Two' }, { name: 'Two' }, base)).toBe('applied');
  expect(evidence({ tags: create, name: 'Two' }, {}, base)).toBe('not-applied');
  expect(evidence({ owner: { id: 4, name: 'x' } }, {}, base)).toBe('unreadable');
  expect(isUnreadable(schema, 'accounts', base, { tags: create })).toBe(true);
});

test('a new item in a many-to-one field replaces the key: while it is the same, nothing was written', () => {
  const base = { ...BASE, owner: 4 };
  expect(evidence({ owner: { name: 'x' } }, {}, base)).toBe('not-applied');
  expect(evidence({ owner: { name: 'x' }, tags: { delete: [1] } }, {}, base)).toBe('not-applied');
  expect(evidence({ owner: { name: 'x' } }, { owner: 5 }, base)).toBe('unreadable');
});

test('knows which writes cannot be compared', () => {
  expect(hasSecrets(schema, 'accounts', { name: '', pin: '' })).toBe(true);
  expect(hasSecrets(schema, 'accounts', { name: '', unknown: '' })).toBe(false);
  expect(isUnreadable(schema, 'accounts', BASE, { pin: '2', code: '2' })).toBe(true);
  expect(isUnreadable(schema, 'accounts', BASE, { pin: '2', name: '2' })).toBe(false);
  expect(isUnreadable(schema, 'accounts', { id: 1 }, { name: '2' })).toBe(true);
});

test('queries the revisions since an earlier one, or the newest', () => {
  const about = [{ collection: { _eq: 'accounts' } }, { item: { _eq: '1' } }];
  expect(writeRevisionsQuery('accounts', 1, 7)).toMatchObject({
    filter: { _and: [...about, { id: { _gt: 7 } }] },
    limit: 10,
  });
  expect(writeRevisionsQuery('accounts', 1, null)).toMatchObject({ filter: { _and: about }, limit: 1 });
  expect(newestRevisionQuery('accounts', 1)).toMatchObject({ fields: ['id'], filter: { _and: about }, limit: 1 });
  expect([newestRevisionId([{ id: 7 }]), newestRevisionId([]), newestRevisionId([{ id: 'x' }])]).toEqual([7, 0, null]);
});

describe('the revision of a write', () => {
  const sent: Item = { price: '3.456', pin: '2' };
  const delta: Item = { price: 3.456, pin: MASK, date_updated: 'b' };
  const evidence = (change: Item | null, user: Item | string | null = { id: 'me' }, values: Item = sent) =>
    revisionEvidence(schema, 'accounts', { sent: values, user: 'me' }, { delta: change, activity: { user } });
  test('is known by author, fields and values; secrets count by their presence', () => {
    expect(evidence(delta)).toBe('same');
    expect(evidence(delta, 'me')).toBe('same');
    expect(evidence({ ...delta, price: '3.46', name: 'x' })).toBe('same');
    expect(evidence({ ...delta, price: '4' })).toBe('other');
    expect(evidence({ price: 3.456 })).toBe('other');
    expect(evidence(null)).toBe('other');
    expect([evidence(delta, { id: 'them' }), evidence(delta, null), evidence(delta, {})]).toEqual([
      'other',
      'other',
      'other',
    ]);
    expect(revisionEvidence(schema, 'accounts', { sent, user: 'me' }, { delta })).toBe('other');
  });
  test('does not name the lists of an update: with further values it may be another write', () => {
    const withList: Item = { ...sent, tags: { create: [{ name: 'x' }] } };
    expect(evidence(delta, 'me', withList)).toBe('same');
    expect(evidence({ ...delta, name: 'x' }, 'me', withList)).toBe('possible');
    expect(evidence({ ...delta, unknown: 'x' }, 'me', withList)).toBe('possible');
    expect(evidence({}, 'me', { tags: { delete: [1] } })).toBe('same');
  });
});

test('audit fields name the latest writer, or prove that there was no write', () => {
  const audit = (change: Item, base: Item = BASE) =>
    auditEvidence(schema, 'accounts', base, { ...base, ...change }, 'me');
  expect(audit({})).toBe('none');
  expect(audit({ date_updated: 'b' })).toBe('own');
  expect(audit({ date_updated: 'b', editor: 'them' })).toBe('other');
  expect(audit({ date_updated: 'b', editor: null })).toBe('unknown');
  expect(audit({}, { id: 1, editor: 'me' })).toBe('unknown');
  expect(auditEvidence(schema, 'plain', BASE, BASE, 'me')).toBe('unknown');
});
