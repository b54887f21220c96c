import fc from 'fast-check';
import { equals, type Json } from '../../kernel';
import { isUnchanged } from './edits';
import { setEdit } from './pending-edits';

const value: fc.Arbitrary<Json> = fc.oneof(fc.constantFrom('a', '', 0, null, true), fc.array(fc.integer(), { maxLength: 2 }));
const field = fc.constantFrom('a', 'b', 'c');
const item = fc.dictionary(field, value);

test('what equals the initial value is no edit; what equals the default only where there is no initial value', () => {
  expect(setEdit({ title: 'x' }, 'title', 'One', { title: 'One' }, { title: 'Untitled' })).toEqual({});
  expect(setEdit({}, 'title', 'Untitled', { title: 'One' }, { title: 'Untitled' })).toEqual({ title: 'Untitled' });
  expect(setEdit({ title: 'x' }, 'title', 'Untitled', {}, { title: 'Untitled' })).toEqual({});
  expect(setEdit({ title: 'x' }, 'title', null, {}, {})).toEqual({});
  expect(setEdit({}, 'toString', null, {}, {})).toEqual({});
  expect(setEdit({}, 'body', null, { body: 'text' }, {})).toEqual({ body: null });
});

test('the same edits come back when nothing changes', () => {
  const edits = { title: 'Two' };
  expect(setEdit(edits, 'title', 'Two', { title: 'One' }, {})).toBe(edits);
  expect(setEdit(edits, 'body', null, {}, {})).toBe(edits);
});

test('the last value set is the one shown, and undoing every step leaves nothing', () => {
  fc.assert(
    fc.property(item, item, fc.array(fc.tuple(field, value)), (initial, defaults, steps) => {
      const shown = (edits: Readonly<Record<string, Json>>, name: string): Json => ({ ...defaults, ...initial, ...edits })[name] ?? null;
      const edits = steps.reduce((before, [name, to]) => setEdit(before, name, to, initial, defaults), {});
      for (const [name, to] of new Map(steps)) expect(equals(shown(edits, name), to)).toBe(true);
      const undone = steps.reduce((before, [name]) => setEdit(before, name, shown({}, name), initial, defaults), edits);
      expect(isUnchanged(undone)).toBe(true);
    }),
  );
});
