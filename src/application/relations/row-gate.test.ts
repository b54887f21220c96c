import {
  collection,
  integerField,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { holding } from '../../../tests/support/open-editing';
import { type ToMany, toManyOf } from '../../domain/items';
import type { Permission } from '../../domain/permissions';
import { relationIndexOf } from '../../domain/relations';
import { schemaOf } from '../../domain/schema';
import type { JsonObject } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { RowGate } from './row-gate';

const { collections, fields, relations } = world('w', [
  collection('people', {}, [primaryKey(), stringField('name'), stringField('desk')]),
  collection('tags', {}, [primaryKey(), stringField('name')]),
  collection('notes', {}, [primaryKey(), stringField('text'), integerField('age'), manyToOne('by', { to: 'people' })]),
  collection('letters', {}, [
    primaryKey(),
    oneToMany('notes', { from: 'notes', foreignKey: 'letter' }),
    oneToMany('owned', { from: 'notes', foreignKey: 'owner', deselect: 'delete' }),
    manyToMany('tags', { to: 'tags' }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

const listOf = (field: string): ToMany => {
  const list = toManyOf(schema, relationIndexOf(schema), 'letters', field);
  if (list === null) throw new Error(`${field} is no list`);
  return list;
};

const READS = ['notes', 'people', 'tags', 'letters_tags'].map(
  (name) => ({ collection: name, action: 'read' }) as const,
);

const gateOf = (field: string, read: readonly string[], ...rules: readonly Partial<Permission>[]): RowGate => {
  const access = holding(...READS, ...rules);
  const dependencies = { schema: { schema }, access: { access }, clock: { now: () => 0 } };
  return new RowGate(dependencies as unknown as ItemDependencies, listOf(field), read);
};

const mayUpdate = (filter: JsonObject, name = 'notes'): Partial<Permission> => ({
  collection: name,
  action: 'update',
  permissions: filter,
});

const OLD = mayUpdate({ age: { _gt: 9 } });

describe('the rules of the rows of a list', () => {
  it('are decided by fields that are read with the rows', () => {
    const gate = gateOf('notes', ['id', 'text'], OLD);
    expect(gate.fields).toEqual(['age']);
    expect([gate.editDenied({ id: 1, age: 10 }), gate.editDenied({ id: 2, age: 9 })]).toEqual([
      false,
      'item_not_covered',
    ]);
    expect(gate.removeDenied({ id: 2, age: 9 })).toBe('item_not_covered');
  });

  it('are left to the server for a row that was read without the field', () => {
    expect(gateOf('notes', ['id'], OLD).editDenied({ id: 1 })).toBe(false);
  });

  it('ask for nothing where a permission covers all rows', () => {
    const gate = gateOf('notes', ['id'], mayUpdate({}));
    expect([gate.fields, gate.editDenied({ id: 1 })]).toEqual([[], false]);
  });

  it('let a row be deleted that may not be edited, where removing deletes it', () => {
    const gate = gateOf('owned', ['id'], OLD, { ...mayUpdate({ text: { _eq: 'x' } }), action: 'delete' });
    expect(gate.fields).toEqual(['age', 'text']);
    const row = { id: 1, age: 1, text: 'x' };
    expect([gate.editDenied(row), gate.removeDenied(row)]).toEqual(['item_not_covered', false]);
    expect(gate.removeDenied({ ...row, text: 'y' })).toBe('item_not_covered');
  });

  it('compare fields of related items', () => {
    const gate = gateOf('notes', ['id'], mayUpdate({ by: { desk: { _eq: 'Sea' } } }));
    expect(gate.fields).toEqual(['by.desk']);
    expect(['Sea', 'Land'].map((desk) => gate.editDenied({ id: 1, by: { desk } }))).toEqual([
      false,
      'item_not_covered',
    ]);
    expect(gate.editDenied({ id: 1, by: null })).toBe('item_not_covered');
  });

  it('do not replace a key that is shown by an item', () => {
    const gate = gateOf('notes', ['id', 'by'], mayUpdate({ by: { desk: { _eq: 'Sea' } } }));
    expect(gate.fields).toEqual([]);
    expect(gate.editDenied({ id: 1, by: 3 })).toBe(false);
  });

  it('compare the key of an item that is read with its fields', () => {
    const gate = gateOf('notes', ['id', 'by.name'], mayUpdate({ by: { _eq: 3 } }));
    expect(gate.fields).toEqual(['by.id']);
    expect([3, 4].map((id) => gate.editDenied({ id: 1, by: { id, name: 'Ada' } }))).toEqual([
      false,
      'item_not_covered',
    ]);
    expect(gate.editDenied({ id: 1, by: null })).toBe('item_not_covered');
  });

  it('are left to the server where that item may be hidden', () => {
    const access = [{ collection: 'people', action: 'read', permissions: { name: { _eq: 'Ada' } } }] as const;
    const dependencies = {
      schema: { schema },
      access: { access: holding({ collection: 'notes', action: 'read' }, mayUpdate({ by: { _eq: 3 } }), ...access) },
      clock: { now: () => 0 },
    };
    const hidden = new RowGate(dependencies as unknown as ItemDependencies, listOf('notes'), ['id', 'by.name']);
    expect([hidden.fields, hidden.editDenied({ id: 1, by: null })]).toEqual([[], false]);
  });

  it('are those of the junction rows', () => {
    const gate = gateOf('tags', ['id', 'tags_id.name'], mayUpdate({ tags_id: { name: { _eq: 'a' } } }, 'letters_tags'));
    expect(gate.fields).toEqual(['tags_id.name']);
    expect(['a', 'b'].map((name) => gate.editDenied({ id: 1, tags_id: { name } }))).toEqual([
      false,
      'item_not_covered',
    ]);
  });
});
