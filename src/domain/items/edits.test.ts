import fc from 'fast-check';
import {
  collection,
  integerField,
  presentationField,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { equals } from '../../kernel';
import { schemaOf } from '../schema';
import { changedValues, initialValues, isUnchanged } from './edits';
import { keyOf } from './item';
import { rebase } from './rebase';

const item = fc.dictionary(
  fc.constantFrom('title', 'words', 'tags', 'body'),
  fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.integer(), { maxLength: 3 })),
);

test('a field that is missing and one that is null are the same: neither is an edit', () => {
  expect(changedValues({ title: 'One' }, { title: 'One', body: null, words: undefined })).toEqual({});
});

test('edits laid over where the form started give what the form shows', () => {
  fc.assert(
    fc.property(item, item, (initial, values) => {
      const edits = changedValues(initial, values);
      const shown = { ...initial, ...edits };
      for (const [field, value] of Object.entries(values)) expect(equals(shown[field] ?? null, value)).toBe(true);
      expect(isUnchanged(changedValues(shown, { ...shown }))).toBe(true);
    }),
  );
});

test('a save with nothing typed meanwhile shows exactly the answer', () => {
  fc.assert(
    fc.property(item, item, item, (initial, values, answer) => {
      const sent = changedValues(initial, values);
      const saved = { ...initial, ...sent, ...answer };
      expect(rebase(sent, initial, { ...initial, ...sent }, saved)).toEqual(saved);
    }),
  );
});

test('a form starts from its item; a new one from the defaults of the columns that nobody counts', () => {
  const { collections, fields, relations } = world('w', [
    collection('notes', {}, [
      primaryKey(),
      stringField('text', { default: 'Hello' }),
      integerField('stars'),
      presentationField('advice', 'presentation-notice', {}),
    ]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  expect(initialValues(schema, 'notes', { id: 7 })).toEqual({ id: 7 });
  expect(initialValues(schema, 'notes', null)).toEqual({ text: 'Hello', stars: null });
});

test('what is typed while a save is under way stays', () => {
  expect(
    rebase(
      { title: 'Two' },
      { title: 'One', body: '' },
      { title: 'Three', body: '' },
      { title: 'Two!', body: 'by hook' },
    ),
  ).toEqual({
    title: 'Three',
    body: 'by hook',
  });
  expect(rebase({}, {}, { note: null, text: 'x' }, { id: 1 })).toEqual({ id: 1, text: 'x' });
});

test('only own members are keys', () => {
  expect(keyOf({ id: 7 }, 'id')).toBe(7);
  expect(keyOf({ id: 'a-b' }, 'id')).toBe('a-b');
  expect(keyOf({ id: null }, 'id')).toBeNull();
  expect(keyOf({}, 'constructor')).toBeNull();
});
