import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import type { FieldError } from '../../kernel';
import { ItemForm } from './item-form';
import { RequiredFirst } from './required-first';

const model = world('sample', [
  collection('tags', {}, [
    primaryKey(),
    stringField('name', { required: true }),
    stringField('slug', { required: true }),
  ]),
]);
const schema = schemaOf(model.collections, model.fields, model.relations);
const parts = {
  schema: { schema },
  access: { access: { user: { role: { admin_access: true } }, permissions: [] } },
  clock: { now: () => 0 },
} as never;

const stage = (target: unknown) => {
  const form = new ItemForm();
  form.start({});
  let errors: readonly FieldError[] = [];
  form.errors$.subscribe((now) => {
    errors = now;
  });
  return {
    form,
    first: new RequiredFirst({ form, target } as never, parts),
    missing: () => errors.map(({ field }) => field),
  };
};

test('what a new item lacks is told once; the second time the server decides', () => {
  const { first, missing } = stage({ kind: 'new', collection: 'tags' });
  expect(first.refuses()).toBe(true);
  expect(missing()).toEqual(['name', 'slug']);
  expect(first.refuses()).toBe(false);
});

test('what is missing besides is told again', () => {
  const { first, form, missing } = stage({ kind: 'new', collection: 'tags' });
  first.refuses();
  form.change('name', 'volcanoes');
  expect(first.refuses()).toBe(true);
  expect(missing()).toEqual(['slug']);
  form.change('slug', 'volcanoes');
  expect(first.refuses()).toBe(false);
});

test('an item that exists is the server’s to judge', () => {
  const { first } = stage({ kind: 'existing', collection: 'tags', key: '3' });
  expect(first.refuses()).toBe(false);
});
