/** @jest-environment node */
import type { SaveStep } from '../relations';
import { type Collection, type Field, type Relation, schemaOf } from '../schema';
import { exampleSteps } from './example-model';
import { NEW_COLLECTION, newCollectionSteps } from './new-collection';
import { remainingSteps, takenNames } from './remaining-steps';

const collectionOf = (collection: string): Collection => ({ collection, meta: null });
const fieldOf = (collection: string, field: string, meta: object | null = null): Field =>
  ({ collection, field, type: 'string', schema: null, meta }) as Field;

const steps = newCollectionSteps({
  ...NEW_COLLECTION,
  name: 'places',
  systemFields: { status: 'status', user_created: 'user_created' },
});
const relation: Relation = {
  collection: 'places',
  field: 'user_created',
  related_collection: 'directus_users',
  meta: null,
};

test('everything is left where nothing is made, and nothing where all is', () => {
  expect(remainingSteps(schemaOf([], [], []), steps)).toEqual(steps);
  const all = ['id', 'status', 'user_created'].map((field) => fieldOf('places', field));
  expect(remainingSteps(schemaOf([collectionOf('places')], all, [relation]), steps)).toEqual([]);
});

test('of a collection without some of its fields, these are left', () => {
  const schema = schemaOf([collectionOf('places')], [fieldOf('places', 'id')], []);
  expect(
    remainingSteps(schema, steps).map((left) => (left.step === 'create_field' ? left.field.field : left.step)),
  ).toEqual(['status', 'user_created', 'create_relation']);
});

test('a foreign key without configuration gets the configuration of the step', () => {
  const meta = {
    one_field: 'places',
    junction_field: null,
    sort_field: null,
    one_collection_field: null,
    one_allowed_collections: null,
    one_deselect_action: 'nullify',
  };
  const configured: Relation = { ...relation, meta };
  const create: SaveStep = { step: 'create_relation', relation: configured };
  const update: SaveStep = { step: 'update_relation', relation: configured };
  expect(remainingSteps(schemaOf([], [], [relation]), [create])).toEqual([update]);
  expect(remainingSteps(schemaOf([], [], [configured]), [create, update])).toEqual([]);
});

test('an update is left until the field has the values; one of a column always, since defaults are not told', () => {
  const schema = schemaOf([], [fieldOf('places', 'name', { note: 'A', width: 'half' })], []);
  const update = (change: object): SaveStep => ({
    step: 'update_field',
    collection: 'places',
    change: { field: 'name', ...change },
  });
  const [same, other, column] = [
    update({ meta: { note: 'A' } }),
    update({ meta: { note: 'B' } }),
    update({ meta: { note: 'A' }, schema: {} }),
  ] as const;
  expect(remainingSteps(schema, [same, other, column])).toEqual([other, column]);
});

test('rows are always left', () => {
  const rows: SaveStep = { step: 'create_rows', collection: 'languages', items: [{ code: 'en-US' }] };
  expect(remainingSteps(schemaOf([], [], []), [rows])).toEqual([rows]);
});

test('the collections of a plan that exist are taken', () => {
  expect(takenNames(schemaOf([], [], []), exampleSteps)).toEqual([]);
  const existing = ['tags', 'places'].map((collection) => ({ collection, meta: null }));
  expect(takenNames(schemaOf(existing, [], []), exampleSteps)).toEqual(['tags']);
});
