import { samePlainValue } from '../../../fixtures/builders';
import { holding, openEditing } from '../../../tests/support/open-editing';
import { apiFailure, currentValue, networkFailure } from '../../kernel';
import { ItemForm } from './form/item-form';
import { type OpenItem, prefillForm } from './open-item';

const note = { kind: 'new', collection: 'notes' } as const;
const article = { kind: 'new', collection: 'articles' } as const;
const lost = networkFailure('POST /items/notes', true);
const KEY = '00000000-0000-4000-8000-000000000001';

test('a new item can be saved without edits only if its key is generated', () => {
  const counted = openEditing(article);
  expect(currentValue(counted.save.denied$)).toBe(false);
  counted.save.execute('stay');
  expect(counted.line.last('create').body).toEqual({});
  const manual = openEditing({ kind: 'new', collection: 'languages' });
  expect(currentValue(manual.save.denied$)).toBe('nothing_to_save');
  manual.editing.form.change('name', 'German');
  expect(currentValue(manual.save.denied$)).toBe('key_missing');
  manual.editing.form.change('code', 'de-DE');
  expect(currentValue(manual.save.denied$)).toBe(false);
});

test('presets are the initial values of a new item and are not sent', () => {
  const { editing, save, line } = openEditing(article, holding({ action: 'create', presets: { status: 'published' } }));
  expect(editing.form.values['status']).toBe('published');
  editing.form.change('title', 'Two');
  save.execute('stay');
  expect(line.last('create').body).toEqual({ title: 'Two' });
});

test('a uuid key is generated and sent, unless the role may not set it', () => {
  const { editing, save, line } = openEditing(note);
  editing.form.change('text', 'Hello');
  save.execute('stay');
  expect(line.last('create').body).toEqual({ id: KEY, text: 'Hello' });
  const narrow = openEditing(note, holding({ collection: 'notes', action: 'create', fields: ['text'] }));
  narrow.editing.form.change('text', 'Hello');
  narrow.save.execute('stay');
  expect(narrow.line.last('create').body).toEqual({ text: 'Hello' });
});

test('after a create the target is the existing item, and edits made during the save stay', () => {
  const { editing, save, saved, line, notified } = openEditing(article);
  editing.form.change('title', 'Two');
  save.execute('stay');
  editing.form.change('title', 'Two and more');
  editing.form.change('body', 'Typed meanwhile');
  line.last('create').answer({ id: 34, title: 'Two', body: null, words: null });
  expect(editing.target).toEqual({ kind: 'existing', collection: 'articles', key: 34 });
  expect(editing.form.edits).toEqual({ title: 'Two and more', body: 'Typed meanwhile' });
  expect(saved).toMatchObject([{ key: 34, then: 'stay', created: true }]);
  expect(notified()).toEqual(['typed_meanwhile']);
  line.stored = { id: 34, title: 'Two', body: null, words: null };
  save.execute('stay');
  expect(line.last('update')).toMatchObject({ key: 34, body: { title: 'Two and more', body: 'Typed meanwhile' } });
});

test('starting over uses the defaults and a new generated key', () => {
  const { editing, save, line } = openEditing(note);
  editing.form.change('text', 'One');
  save.execute('new');
  line.last('create').answer({ id: KEY, text: 'One' });
  editing.startOver();
  expect(editing.target.kind).toBe('new');
  expect(editing.form.dirty).toBe(false);
  editing.form.change('text', 'Two');
  save.execute('stay');
  expect(line.last('create').body).toEqual({ id: '00000000-0000-4000-8000-000000000002', text: 'Two' });
});

test('a created item that is not readable is saved with key null', () => {
  const { editing, save, saved, line } = openEditing(article);
  editing.form.change('title', 'Two');
  save.execute('stay');
  line.last('create').fail(apiFailure(404, 'ITEM_NOT_FOUND', ''));
  expect(saved).toMatchObject([{ key: null, created: true }]);
  expect(editing.form.dirty).toBe(false);
});

describe('a create without an answer', () => {
  test('with a generated key the item is read before it is sent again', () => {
    const { editing, save, saved, line } = openEditing(note);
    line.stored = null;
    editing.form.change('text', 'Hello');
    save.execute('stay');
    line.last('create').fail(lost);
    expect(currentValue(editing.uncertainWrite$)).toMatchObject({ operation: 'create', state: 'open', key: KEY });
    save.execute('stay');
    expect(line.of('create')).toHaveLength(1);
    expect(line.last('read')).toMatchObject({ key: KEY });
    line.last('read').answer({ id: KEY, text: 'Hello' });
    expect(line.of('create')).toHaveLength(1);
    expect(saved).toMatchObject([{ key: KEY, created: true }]);
    expect(currentValue(editing.uncertainWrite$)).toBeNull();
  });

  test('is sent again with the same key when it was not applied', () => {
    const { editing, save, line } = openEditing(note);
    line.stored = null;
    editing.form.change('text', 'Hello');
    save.execute('stay');
    line.last('create').fail(lost);
    save.execute('stay');
    line.last('read').fail(apiFailure(403, 'FORBIDDEN', ''));
    expect(line.of('create').map(({ body }) => body)).toEqual([
      { id: KEY, text: 'Hello' },
      { id: KEY, text: 'Hello' },
    ]);
  });

  test('without a known key a similar item is searched, and the user decides', () => {
    const { editing, save, line, check } = openEditing(article);
    editing.form.change('title', 'Two');
    save.execute('stay');
    line.last('create').fail(apiFailure(504, 'UNKNOWN', ''));
    save.execute('stay');
    expect(line.last('list').query).toEqual({
      fields: ['id'],
      filter: { _and: [{ title: { _eq: 'Two' } }] },
      sort: ['-id'],
      limit: 1,
    });
    line.last('list').answer([{ id: 34 }]);
    expect(line.of('create')).toHaveLength(1);
    expect(currentValue(editing.uncertainWrite$)).toMatchObject({ state: 'found', foundKey: 34 });
    check.execute();
    line.last('list').answer([]);
    expect(currentValue(editing.uncertainWrite$)).toMatchObject({ state: 'not-applied' });
    save.execute('stay');
    expect(line.of('create')).toHaveLength(2);
  });

  test('is reported as unsearchable and created again only on request', () => {
    const { editing, save, line } = openEditing(article);
    editing.form.change('words', 3);
    save.execute('stay');
    line.last('create').fail(lost);
    save.execute('stay');
    expect(currentValue(editing.uncertainWrite$)).toMatchObject({ state: 'unsearchable' });
    expect(line.of('create')).toHaveLength(1);
    editing.dismissUncertainWrite();
    save.execute('stay');
    expect(line.of('create')).toHaveLength(2);
  });
});

const open = (isNew: boolean) => {
  const form = new ItemForm(samePlainValue);
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
