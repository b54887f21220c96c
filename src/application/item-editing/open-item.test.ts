import { prefillForm, type OpenItem } from './open-item';
import { ItemForm } from './item-form';

const open = (isNew: boolean) => {
  const form = new ItemForm();
  form.start({ status: 'draft' });
  const fields = [
    { field: { field: 'starts_at' }, readonly: false },
    { field: { field: 'status' }, readonly: true },
    { field: { field: 'constructor' }, readonly: false },
  ];
  return { form, item: { editing: { isNew, form }, fields } as unknown as OpenItem };
};

test('prefilled values of a new item become edits of writable fields only', () => {
  const { form, item } = open(true);
  prefillForm(item, { starts_at: '2026-11-17', status: 'published', secret: 'x' });
  expect(form.edits).toEqual({ starts_at: '2026-11-17' });
});

test('prefilled values are ignored for an existing item', () => {
  const { form, item } = open(false);
  prefillForm(item, { starts_at: '2026-11-17' });
  expect(form.edits).toEqual({});
});
