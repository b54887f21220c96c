/** @jest-environment node */
import { collection, manyToOne, primaryKey, stringField, uuidKey, world } from '../../../../fixtures/builders';
import { type Field, fieldOf, schemaOf } from '../../schema';
import {
  changeSetup,
  type FieldSetup,
  newFieldSetup,
  nextTab,
  type SetupChange,
  setupFault,
  setupOfField,
} from './field-setup';
import { setupSteps } from './setup-steps';

const sample = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title'), manyToOne('author', { to: 'authors' })]),
  collection('authors', {}, [uuidKey()]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

const after = (setup: FieldSetup, ...changes: readonly SetupChange[]): FieldSetup =>
  changes.reduce((current, change) => changeSetup(schema, current, change), setup);

const field = (name: string): Field => {
  const found = fieldOf(schema, 'articles', name);
  if (found === null) throw new Error(`There is no field ${name}`);
  return found;
};

const plain = newFieldSetup(schema, 'articles', 'standard');

describe('a new plain field', () => {
  test('needs a free name and a type, and leads from tab to tab', () => {
    expect(setupFault(schema, plain, null)).toBe('name_missing');
    expect(nextTab(plain, 'schema')).toBeNull();
    const taken = after(plain, { part: 'name', name: 'title' }, { part: 'type', type: 'string' });
    expect(setupFault(schema, taken, null)).toBe('name_taken');
    const untyped = after(plain, { part: 'name', name: 'subtitle' });
    expect(setupFault(schema, untyped, null)).toBe('type_missing');
    const ready = after(untyped, { part: 'type', type: 'text' });
    expect([setupFault(schema, ready, null), nextTab(ready, 'schema'), nextTab(ready, 'display')]).toEqual([
      null,
      'field',
      null,
    ]);
  });

  test('is one request with its column and configuration', () => {
    const setup = after(
      plain,
      { part: 'name', name: 'kind' },
      { part: 'type', type: 'string' },
      { part: 'column', column: { max_length: 20, is_unique: true } },
      { part: 'meta', meta: { interface: 'input', note: 'Short' } },
    );
    expect(setupSteps(schema, setup, null)).toEqual([
      {
        step: 'create_field',
        field: {
          collection: 'articles',
          field: 'kind',
          type: 'string',
          schema: { default_value: null, max_length: 20, is_nullable: true, is_unique: true },
          meta: expect.objectContaining({ interface: 'input', note: 'Short', special: [] }),
        },
      },
    ]);
    expect(setupSteps(schema, plain, null)).toEqual([]);
  });

  test('loses what depends on its type with another type', () => {
    const setup = after(
      plain,
      { part: 'type', type: 'string' },
      { part: 'meta', meta: { interface: 'input', options: { slug: true }, note: 'Kept' } },
      { part: 'type', type: 'string' },
    );
    expect(setup.meta.interface).toBe('input');
    const other = after(setup, { part: 'type', type: 'boolean' });
    expect(other.meta).toMatchObject({ interface: null, options: null, special: ['boolean'], note: 'Kept' });
    expect(other.schema).toMatchObject({ default_value: false, is_nullable: false });
  });
});

test('a presentation has neither column nor type to choose', () => {
  const setup = after(newFieldSetup(schema, 'articles', 'presentation'), { part: 'name', name: 'advice' });
  expect([setup.type, setup.schema, setup.meta.special, setupFault(schema, setup, null)]).toEqual([
    'alias',
    null,
    ['alias', 'no-data'],
    null,
  ]);
  expect(after(setup, { part: 'column', column: { is_unique: true } }).schema).toBeNull();
  expect(after(setup, { part: 'relation', change: { input: 'auto_fill', value: false } })).toEqual(setup);
});

test('a many-to-one has the type of the key that it refers to', () => {
  const setup = after(newFieldSetup(schema, 'articles', 'm2o'), { part: 'name', name: 'editor' });
  expect([setup.type, setupFault(schema, setup, null)]).toEqual(['integer', 'relation_incomplete']);
  const related = after(setup, { part: 'relation', change: { input: 'related_collection', value: 'authors' } });
  expect([related.type, setupFault(schema, related, null)]).toEqual(['uuid', null]);
  expect(setupSteps(schema, related, null).map(({ step }) => step)).toEqual(['create_field', 'create_relation']);
});

test('a many-to-many creates its junction, and is a list', () => {
  const setup = after(
    newFieldSetup(schema, 'articles', 'm2m'),
    { part: 'name', name: 'authors' },
    { part: 'relation', change: { input: 'related_collection', value: 'authors' } },
  );
  expect([setup.type, setup.schema, setup.meta.interface]).toEqual(['alias', null, 'list-m2m']);
  expect(setupSteps(schema, setup, null).map(({ step }) => step)).toEqual([
    'create_collection',
    'create_field',
    'create_relation',
    'create_relation',
  ]);
});

describe('an existing field', () => {
  const title = field('title');
  const setup = setupOfField(schema, title);

  test('without a change needs no request', () => {
    expect([setupFault(schema, setup, title), setupSteps(schema, setup, title)]).toEqual([null, []]);
    const author = field('author');
    expect(setupSteps(schema, setupOfField(schema, author), author)).toEqual([]);
  });

  test('sends the changed configuration alone, and a changed column whole with its type', () => {
    const noted = after(setup, { part: 'meta', meta: { note: 'Shown first' } });
    expect(setupSteps(schema, noted, title)).toEqual([
      { step: 'update_field', collection: 'articles', change: { field: 'title', meta: { note: 'Shown first' } } },
    ]);
    const [update] = setupSteps(schema, after(setup, { part: 'column', column: { is_unique: true } }), title);
    expect(update).toMatchObject({
      change: { field: 'title', type: 'string', schema: { is_unique: true, is_nullable: title.schema?.is_nullable } },
    });
    expect(update?.step === 'update_field' && 'meta' in update.change).toBe(false);
  });

  test('that is the key never sends its column', () => {
    const id = field('id');
    const changed = after(setupOfField(schema, id), { part: 'column', column: { is_nullable: true } });
    expect(setupSteps(schema, changed, id)).toEqual([]);
  });
});
