import { left, right } from 'fp-ts/Either';
import type { Access } from '../../domain/permissions';
import { apiFailure } from '../../kernel';
import { BatchEdit } from './batch-edit';
import { admin, broken, may, now, openSelection, rule } from './selection-work.fixtures';

const openEdit = (count: number, access: Access = admin) => {
  const surroundings = openSelection(count, access);
  const saved = jest.fn();
  return { ...surroundings, saved, edit: new BatchEdit(surroundings.browse, surroundings.parts, saved) };
};

test('only ticked fields are sent, with what was typed, their default or nothing', () => {
  const { edit, asked, saved, said, unsaved } = openEdit(2);
  expect(now(edit.disabled$)).toBe('no_field_ticked');
  edit.toggle('title');
  edit.toggle('status');
  edit.form.change('title', 'Same');
  expect(unsaved.any).toBe(true);
  edit.execute();
  expect(asked[0]).toMatchObject({ keys: [1, 2], sent: { title: 'Same', status: 'draft' } });
  asked[0]?.answer(right([]));
  expect(saved).toHaveBeenCalledTimes(1);
  expect(said()).toEqual(['items_updated 2']);
  expect(unsaved.any).toBe(false);
});

test('a field that is unticked forgets its value and is not sent', () => {
  const { edit, asked } = openEdit(2);
  edit.toggle('title');
  edit.form.change('title', 'Same');
  edit.toggle('title');
  expect(now(edit.isTicked$('title'))).toBe(false);
  expect(now(edit.form.field$('title')).value).toBeNull();
  edit.execute();
  expect(asked).toEqual([]);
});

test('what is one per item, and what may not be changed, is not offered', () => {
  expect(openEdit(2).edit.fields.map(({ field }) => field.field)).toEqual(['title', 'status']);
  expect(openEdit(2, may(rule('update', ['title']))).edit.fields.map(({ field }) => field.field)).toEqual(['title']);
});

test('a refused value stands at its field, any other failure is told, and the edits stay', () => {
  const { edit, asked, said, saved } = openEdit(2);
  const error = { field: 'title', code: 'FAILED_VALIDATION', type: 'nnull', details: {} };
  edit.toggle('title');
  edit.execute();
  asked[0]?.answer(left(apiFailure(400, 'FAILED_VALIDATION', '', [error])));
  expect(now(edit.form.fieldErrors$('title'))).toEqual([error]);
  expect(said()).toEqual([]);
  edit.execute();
  expect(now(edit.form.errors$)).toEqual([]);
  asked[1]?.answer(left(broken));
  expect(said()).toEqual(['network']);
  expect(edit.dirty).toBe(true);
  expect(saved).not.toHaveBeenCalled();
});
