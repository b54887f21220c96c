import { collection, oneToMany, primaryKey, stringField, world, samePlainValue } from '../../../fixtures/builders';
import { article, holding, loaded, openEditing } from '../../../tests/support/open-editing';
import { fieldRelations } from '../../domain/items';
import { schemaOf } from '../../domain/schema';
import { apiFailure, currentValue, type FieldError, networkFailure } from '../../kernel';
import { ItemForm } from './form/item-form';
import { ValuesCheck } from './form/values-check';

test('saving without edits is denied and sends nothing', () => {
  const { save, line } = openEditing();
  expect(currentValue(save.denied$)).toBe('nothing_to_save');
  save.execute('stay');
  expect(line.requests.map(({ what }) => what)).toEqual(['read']);
});

test('a save sends one comparison and then only the changed values', () => {
  const { editing, save, line } = openEditing();
  editing.form.change('title', 'Two');
  save.execute('stay');
  expect(line.requests.map(({ what, fields, body }) => [what, fields, body])).toEqual([
    ['read', null, {}],
    ['read', ['date_updated', 'title'], {}],
    ['update', null, { title: 'Two' }],
  ]);
});

test('repeated saves while one is running write once', () => {
  const { editing, save, line } = openEditing();
  editing.form.change('title', 'Two');
  save.execute('stay');
  save.execute('stay');
  editing.form.change('title', 'Three');
  save.execute('leave');
  expect(line.of('update')).toHaveLength(1);
  expect(currentValue(save.denied$)).toBe('saving');
  line.last('update').answer({ ...loaded, title: 'Two' });
  expect(currentValue(save.denied$)).toBe(false);
  expect(editing.form.edits).toEqual({ title: 'Three' });
});

test('done$ emits the item, its key and the requested navigation', () => {
  const { editing, save, saved, line, notified } = openEditing();
  editing.form.change('title', 'Two');
  save.execute('leave');
  line.last('update').answer({ ...loaded, title: 'Two' });
  expect(saved).toEqual([
    { item: { ...loaded, title: 'Two' }, key: 7, then: 'leave', created: false, concurrent: null },
  ]);
  expect(notified()).toEqual(['item_updated']);
  expect(currentValue(save.denied$)).toBe('nothing_to_save');
});

test('typing during the save keeps the page open', () => {
  const { editing, save, saved, line, notified } = openEditing();
  editing.form.change('title', 'Two');
  save.execute('leave');
  editing.form.change('body', 'Typed meanwhile');
  line.last('update').answer({ ...loaded, title: 'Two' });
  expect(saved[0]?.then).toBe('stay');
  expect(notified()).toEqual(['typed_meanwhile']);
  expect(editing.form.edits).toEqual({ body: 'Typed meanwhile' });
});

test('fields edited after the comparison are not sent with the write', () => {
  const { editing, save, line } = openEditing();
  line.stored = null;
  editing.form.change('title', 'Two');
  save.execute('stay');
  editing.form.change('body', 'Later');
  line.last('read').answer({ title: 'One', date_updated: loaded.date_updated });
  expect(line.last('update').body).toEqual({ title: 'Two' });
});

test('a field error is shown at its field and the edits stay', () => {
  const { editing, save, line } = openEditing();
  editing.form.change('title', 'Two');
  save.execute('stay');
  const error = { field: 'title', code: 'RECORD_NOT_UNIQUE', type: null, details: {} };
  line.last('update').fail(apiFailure(400, 'RECORD_NOT_UNIQUE', '', [error]));
  expect(currentValue(editing.form.errors$)).toEqual([error]);
  expect(currentValue(editing.failure$)).toBeNull();
  expect(currentValue(editing.uncertainWrite$)).toBeNull();
  expect(editing.form.edits).toEqual({ title: 'Two' });
  expect(currentValue(save.denied$)).toBe(false);
});

test.each([409, 429])('a %i is reported and not uncertain', (status) => {
  const { editing, save, line } = openEditing();
  editing.form.change('title', 'Two');
  save.execute('stay');
  const failure = apiFailure(status, 'UNKNOWN', '', [], 5);
  line.last('update').fail(failure);
  expect(currentValue(editing.failure$)).toEqual(failure);
  expect(currentValue(editing.uncertainWrite$)).toBeNull();
  expect(editing.form.edits).toEqual({ title: 'Two' });
});

test('a failed comparison sends nothing and leaves nothing uncertain', () => {
  const { editing, save, line } = openEditing();
  line.stored = null;
  editing.form.change('title', 'Two');
  save.execute('stay');
  line.last('read').fail(networkFailure('GET /items/articles/7', false));
  expect(line.of('update')).toEqual([]);
  expect(currentValue(editing.failure$)).toMatchObject({ kind: 'network' });
  expect(currentValue(editing.uncertainWrite$)).toBeNull();
  expect(currentValue(save.denied$)).toBe(false);
});

test('unfinished text denies saving', () => {
  const { editing, save } = openEditing();
  editing.form.change('title', 'Two');
  editing.form.setUnfinished('tags', '[1,');
  expect(currentValue(save.denied$)).toBe('text_unfinished');
});

describe('permission to save', () => {
  const draftsOnly = { permissions: { status: { _eq: 'draft' } } };

  test('is denied without a permission', () => {
    const { editing, save, line } = openEditing(article, holding());
    editing.form.change('title', 'Two');
    expect(currentValue(save.denied$)).toBe('not_allowed');
    save.execute('stay');
    expect(line.requests).toHaveLength(1);
  });

  test('depends on the item rule of the permission', () => {
    const covered = openEditing(article, holding(draftsOnly));
    covered.editing.form.change('status', 'published');
    expect(currentValue(covered.save.denied$)).toBe(false);
    const open = openEditing(article, holding({ permissions: { status: { _eq: 'published' } } }));
    open.editing.form.change('status', 'published');
    expect(currentValue(open.save.denied$)).toBe('item_not_covered');
  });

  test('allows items whose rule uses fields that were not read', () => {
    const { editing, save } = openEditing(article, holding({ permissions: { secret: { _eq: 1 } } }));
    editing.form.change('title', 'Two');
    expect(currentValue(save.denied$)).toBe(false);
  });

  test('requires the permission to create for a new item', () => {
    const target = { kind: 'new', collection: 'articles' } as const;
    expect(currentValue(openEditing(target, holding({ action: 'create' })).save.denied$)).toBe(false);
    expect(currentValue(openEditing(target, holding()).save.denied$)).toBe('not_allowed');
  });

  test('requires the permission to create for a singleton without a key', () => {
    const target = { kind: 'singleton', collection: 'front' } as const;
    const first = openEditing(target, holding({ collection: 'front', action: 'create' }));
    first.line.stored = { id: null, headline: null };
    first.editing.reload();
    first.editing.form.change('headline', 'Hello');
    expect(currentValue(first.save.denied$)).toBe(false);
    const later = openEditing(target, holding({ collection: 'front', action: 'create' }));
    later.line.stored = { id: 1, headline: 'Hello' };
    later.editing.reload();
    later.editing.form.change('headline', 'Bye');
    expect(currentValue(later.save.denied$)).toBe('not_allowed');
  });
});

test('a singleton is updated without a key', () => {
  const { editing, save, line, saved } = openEditing({ kind: 'singleton', collection: 'front' });
  line.stored = { id: null, headline: null };
  editing.reload();
  editing.form.change('headline', 'Hello');
  save.execute('leave');
  expect(line.last('update')).toMatchObject({ key: null, body: { headline: 'Hello' } });
  line.last('update').answer({ id: 1, headline: 'Hello' });
  expect(saved).toMatchObject([{ key: 1, created: false }]);
});

const model = world('sample', [
  collection('tags', {}, [
    primaryKey(),
    stringField('name', { required: true }),
    stringField('slug', { required: true, maxLength: 5 }),
    oneToMany('notes', { from: 'notes', foreignKey: 'tag' }),
  ]),
  collection('notes', {}, [
    primaryKey(),
    stringField('text', { required: true, maxLength: 5 }),
    stringField('kind', { required: true, default: 'plain' }),
  ]),
  collection('events', {}, [
    primaryKey(),
    stringField('status', { default: 'draft' }),
    stringField('reason', { later: { conditions: [{ rule: { status: { _eq: 'cancelled' } }, required: true }] } }),
    stringField('code', { later: { validation: { code: { _regex: '^a' } }, validation_message: 'Begin with a' } }),
    stringField('contact', { later: { required: true } }),
    stringField('secret', {
      later: { required: true, conditions: [{ rule: { status: { _nnull: true } }, hidden: true }] },
    }),
  ]),
]);
const schema = schemaOf(model.collections, model.fields, model.relations);
const parts = {
  schema: { schema },
  access: { access: { user: { role: { admin_access: true } }, permissions: [] } },
  clock: { now: () => 0 },
} as never;

const stage = (target: unknown) => {
  const form = new ItemForm(samePlainValue, () =>
    fieldRelations(schema, (target as { collection: string }).collection),
  );
  form.start({});
  let errors: readonly FieldError[] = [];
  form.errors$.subscribe((now) => {
    errors = now;
  });
  return {
    form,
    first: new ValuesCheck({ form, target } as never, parts),
    missing: () => errors.map(({ field, related }) => (related === undefined ? field : `${field}/${related.field}`)),
  };
};

test('missing required fields are reported once, and the second save is sent', () => {
  const { first, missing } = stage({ kind: 'new', collection: 'tags' });
  expect(first.refuse()).toBe(true);
  expect(missing()).toEqual(['name', 'slug']);
  expect(first.refuse()).toBe(false);
});

test('other missing fields are reported again', () => {
  const { first, form, missing } = stage({ kind: 'new', collection: 'tags' });
  first.refuse();
  form.change('name', 'volcanoes');
  expect(first.refuse()).toBe(true);
  expect(missing()).toEqual(['slug']);
  form.change('slug', 'volca');
  expect(first.refuse()).toBe(false);
});

test('of an existing item only the edited required fields are reported', () => {
  const { first, form, missing } = stage({ kind: 'existing', collection: 'tags', key: '3' });
  form.start({ name: 'Old', slug: '' });
  expect(first.refuse()).toBe(false);
  form.change('name', '');
  expect(first.refuse()).toBe(true);
  expect(missing()).toEqual(['name']);
  expect(first.refuse()).toBe(false);
});

describe('rules of fields', () => {
  const stored = { id: 3, status: 'draft', reason: null, code: 'xyz', contact: null, secret: null };
  const existing = { kind: 'existing', collection: 'events', key: 3 };

  test('what only the configuration requires is refused each time, in new items and edited fields', () => {
    const created = stage({ kind: 'new', collection: 'events' });
    created.form.start({ status: 'draft' });
    expect([created.first.refuse(), created.missing(), created.first.refuse()]).toEqual([true, ['contact'], true]);
    created.form.change('contact', 'Ada');
    expect(created.first.refuse()).toBe(false);
    const { form, first, missing } = stage(existing);
    form.start({ ...stored, contact: 'Ada' });
    form.change('contact', '');
    expect([first.refuse(), missing(), first.refuse()]).toEqual([true, ['contact'], true]);
  });

  test('a field that an edit makes required is refused while it is empty', () => {
    const { form, first, missing } = stage(existing);
    form.start(stored);
    form.change('status', 'cancelled');
    expect([first.refuse(), missing()]).toEqual([true, ['reason']]);
    form.change('reason', 'Storm');
    expect(first.refuse()).toBe(false);
  });

  test('a field that was required and empty before is left alone', () => {
    const { form, first } = stage(existing);
    form.start({ ...stored, status: 'cancelled' });
    form.change('code', 'abc');
    expect(first.refuse()).toBe(false);
  });

  test('a value that the rule of its field refuses is not sent; one that is not edited is not checked', () => {
    const { form, first, missing } = stage(existing);
    form.start(stored);
    form.change('reason', 'Storm');
    expect(first.refuse()).toBe(false);
    form.change('code', 'b');
    expect([first.refuse(), missing(), first.refuse()]).toEqual([true, ['code'], true]);
    form.change('code', 'ab');
    expect(first.refuse()).toBe(false);
  });
});

test('a text that is too long for its column is refused each time, beside missing values', () => {
  const { first, form, missing } = stage({ kind: 'new', collection: 'tags' });
  form.change('slug', '😀😀😀😀😀');
  expect([first.refuse(), missing(), first.refuse()]).toEqual([true, ['name'], false]);
  form.change('slug', '😀😀😀😀😀😀');
  expect([first.refuse(), missing()]).toEqual([true, ['name', 'slug']]);
  expect([first.refuse(), missing()]).toEqual([true, ['name', 'slug']]);
});

test('of an existing item only edited texts are measured', () => {
  const { first, form } = stage({ kind: 'existing', collection: 'tags', key: '3' });
  form.start({ name: 'Old', slug: 'stored before' });
  form.change('name', 'New');
  expect(first.refuse()).toBe(false);
  form.change('slug', 'longer than the column');
  expect(first.refuse()).toBe(true);
});

test('missing values of related items are reported at the field that holds them, once', () => {
  const { first, form, missing } = stage({ kind: 'existing', collection: 'tags', key: '3' });
  form.start({ name: 'Old', slug: 'old', notes: [1, 2] });
  form.stage('notes', { kind: 'create', draft: 'd', values: {} });
  expect([first.refuse(), missing()]).toEqual([true, ['notes/text']]);
  expect(first.refuse()).toBe(false);
  form.stage('notes', { kind: 'update', row: { key: 1 }, values: { text: '' } });
  expect([first.refuse(), missing()]).toEqual([true, ['notes/text']]);
  form.stage('notes', { kind: 'update', row: { draft: 'd' }, values: { text: 'a' } });
  form.stage('notes', { kind: 'update', row: { key: 1 }, values: { text: 'b', kind: 'own' } });
  expect([first.refuse(), missing()]).toEqual([false, []]);
});

test('texts of related items that are too long are refused each time', () => {
  const { first, form, missing } = stage({ kind: 'existing', collection: 'tags', key: '3' });
  form.start({ name: 'Old', slug: 'old', notes: [1] });
  form.stage('notes', { kind: 'update', row: { key: 1 }, values: { text: 'too long' } });
  expect([first.refuse(), first.refuse(), missing()]).toEqual([true, true, ['notes/text']]);
});
