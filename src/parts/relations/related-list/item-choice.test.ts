/** @jest-environment node */
import { collection, manyToOne, primaryKey, stringField, world } from '../../../../fixtures/builders';
import type { ItemDependencies } from '../../../application/dependencies';
import type { RelatedRows } from '../../../application/relations';
import { nothingStaged, toManyOf } from '../../../domain/items';
import { relationIndexOf } from '../../../domain/relations';
import { schemaOf } from '../../../domain/schema';
import { ItemChoiceViewModel } from './item-choice.view-model';

const { collections, fields, relations } = world('sample', [
  collection('sections', {}, [
    primaryKey(),
    stringField('name'),
    manyToOne('parent', { to: 'sections', reverse: { field: 'children' } }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

test('the list of a relation to the own collection offers neither its rows nor the edited item', () => {
  const list = toManyOf(schema, relationIndexOf(schema), 'sections', 'children');
  const rows = { list, place: { collection: 'sections', key: 7 }, stagedEdits: nothingStaged };
  const choices = new ItemChoiceViewModel({ schema: { schema } } as ItemDependencies, rows as unknown as RelatedRows);
  const filters: unknown[] = [];
  choices.choice$.subscribe((choice) => choice && filters.push(choice.lockedFilter));
  choices.open(1);
  expect(filters).toEqual([
    { _and: [{ _or: [{ parent: { _neq: 7 } }, { parent: { _null: true } }] }, { id: { _neq: 7 } }] },
  ]);
  choices.dispose();
});
