import type { Observable } from 'rxjs';
import {
  collection,
  decimalField,
  oneToMany,
  primaryKey,
  samePlainValue,
  stringField,
  world,
} from '../../../../fixtures/builders';
import { fieldRelations } from '../../../domain/items';
import { schemaOf } from '../../../domain/schema';
import { sameValueIn } from '../../../domain/values';
import type { FieldState } from './field-states';
import { ItemForm } from './item-form';

const collect = <A>(stream$: Observable<A>): A[] => {
  const seen: A[] = [];
  stream$.subscribe((value) => seen.push(value));
  return seen;
};

const form = (): ItemForm => {
  const made = new ItemForm(samePlainValue);
  made.start({ id: 1, title: 'One', words: 12, tags: ['a'] });
  return made;
};

test('edits contain only the values that differ from the initial ones', () => {
  const editing = form();
  editing.change('title', 'Two');
  editing.change('tags', ['a']);
  expect(editing.edits).toEqual({ title: 'Two' });
  editing.change('title', 'One');
  expect(editing.edits).toEqual({});
});

test('a change notifies the subscribers of its own field only', () => {
  const editing = form();
  const [title, words] = [collect(editing.field$('title')), collect(editing.field$('words'))];
  editing.change('title', 'Two');
  expect(title).toEqual([
    { value: 'One', edited: false },
    { value: 'Two', edited: true },
  ]);
  expect(words).toEqual([{ value: 12, edited: false }]);
});

test('the form is dirty while there are edits', () => {
  const editing = form();
  const dirty = collect(editing.dirty$);
  editing.change('title', 'Two');
  editing.change('title', 'Three');
  editing.reset('title');
  expect(dirty).toEqual([false, true, false]);
});

test('rebase applies the answer of the server and keeps edits made during the save', () => {
  const editing = form();
  editing.change('title', ' Two ');
  const sent = editing.edits;
  editing.change('words', 13);
  editing.rebase(sent, { id: 1, title: 'Two', words: 12, tags: ['a'], date_updated: '2026-01-02T03:04:05' });
  expect(editing.values).toMatchObject({ title: 'Two', words: 13, date_updated: '2026-01-02T03:04:05' });
  expect(editing.edits).toEqual({ words: 13 });
});

test('rebase keeps the newer value of a field that was edited during its own save', () => {
  const editing = form();
  editing.change('title', 'Two');
  const sent = editing.edits;
  editing.change('title', 'Two and more');
  editing.rebase(sent, { id: 1, title: 'Two', words: 12, tags: ['a'] });
  expect(editing.values['title']).toBe('Two and more');
  expect(editing.edits).toEqual({ title: 'Two and more' });
});

test('changing a field removes its error', () => {
  const editing = form();
  const errors = collect(editing.fieldErrors$('title'));
  const refusal = { field: 'title', code: 'RECORD_NOT_UNIQUE', type: null, details: {} };
  editing.setErrors([refusal, { ...refusal, field: 'words' }]);
  editing.change('title', 'Three');
  expect(errors).toEqual([[], [refusal], []]);
});

test('unfinished text makes the form dirty, blocks saving, and is removed by a change or a reset', () => {
  const editing = form();
  const [dirty, stuck, edited] = [
    collect(editing.dirty$),
    collect(editing.hasUnfinished$),
    collect(editing.edited$('tags')),
  ];
  editing.setUnfinished('tags', '["a",');
  editing.setUnfinished('tags', '["a",');
  expect(editing.edits).toEqual({});
  editing.change('title', 'Two');
  expect(collect(editing.unfinished$('tags'))).toEqual(['["a",']);
  editing.rebase({ title: 'Two' }, { id: 1, title: 'Two', words: 12, tags: ['a'] });
  expect(collect(editing.unfinished$('tags'))).toEqual(['["a",']);
  editing.reset('tags');
  editing.setUnfinished('tags', '[');
  editing.start({ id: 2 });
  expect([dirty, stuck, edited]).toEqual([
    [false, true, false, true, false],
    [false, true, false, true, false],
    [false, true, false, true, false],
  ]);
});

test('raw text that was not applied makes the form dirty and survives changes of the value', () => {
  const editing = form();
  const [dirty, stuck, edited] = [
    collect(editing.dirty$),
    collect(editing.hasUnfinished$),
    collect(editing.edited$('words')),
  ];
  editing.setRawText('words', 'twelve');
  editing.setRawText('words', 'twelve');
  editing.change('words', 13);
  expect(editing.edits).toEqual({ words: 13 });
  expect(collect(editing.rawText$('words'))).toEqual(['twelve']);
  editing.rebase({ words: 13 }, { id: 1, title: 'One', words: 13, tags: ['a'] });
  expect(editing.rawText('words')).toBe('twelve');
  editing.start({ id: 1 });
  expect([dirty, stuck, edited]).toEqual([
    [false, true, false],
    [false, true, false],
    [false, true, false],
  ]);
});

test('a subscriber that changes another field leaves the latest values of both', () => {
  const editing = form();
  const seen = collect(editing.values$);
  editing.field$('title').subscribe(({ value }) => {
    if (value === 'Two') editing.change('words', 2);
  });
  editing.change('title', 'Two');
  expect(seen.at(-1)).toMatchObject({ title: 'Two', words: 2 });
  expect(editing.edits).toEqual({ title: 'Two', words: 2 });
});

test('a subscriber of the values that changes the form leaves the latest values to the next subscriber', () => {
  const editing = form();
  editing.values$.subscribe(({ title }) => {
    if (title === 'Two') editing.change('title', 'Three');
  });
  const seen = collect(editing.values$);
  editing.change('title', 'Two');
  expect(seen.map(({ title }) => title)).toEqual(['One', 'Three']);
  expect(collect(editing.field$('title'))).toEqual([{ value: 'Three', edited: true }]);
});

test('a name with dots and brackets is one field', () => {
  const editing = form();
  editing.change('meta.size[0]', 3);
  expect(editing.edits).toEqual({ 'meta.size[0]': 3 });
  expect(collect(editing.field$('meta.size[0]'))).toEqual([{ value: 3, edited: true }]);
});

test('the edits are computed once per change', () => {
  const editing = form();
  editing.change('title', 'Two');
  const { edits } = editing;
  expect(editing.edits).toBe(edits);
  editing.change('words', 13);
  expect(editing.edits).toEqual({ title: 'Two', words: 13 });
  editing.start({ id: 1, title: 'Two', words: 12 });
  expect(editing.edits).toEqual({});
});

test('a field without errors always gets the same empty list', () => {
  const editing = form();
  const [[once], [again]] = [collect(editing.fieldErrors$('title')), collect(editing.fieldErrors$('title'))];
  expect(once).toBe(again);
});

test('a decimal in another notation is no edit, and keeps its text while it is typed', () => {
  const { collections, fields, relations } = world('w', [collection('offers', {}, [decimalField('price')])]);
  const form = new ItemForm(sameValueIn(schemaOf(collections, fields, relations), 'offers'));
  form.start({ price: '3.50' });
  const states: FieldState[] = [];
  form.field$('price').subscribe((state) => states.push(state));
  form.change('price', '3.5');
  expect([form.dirty, form.edits, form.values]).toEqual([false, {}, { price: '3.5' }]);
  form.change('price', '3.51');
  expect(form.edits).toEqual({ price: '3.51' });
  expect(states.map(({ edited }) => edited)).toEqual([false, false, true]);
  form.rebase({ price: '3.51' }, { price: '3.51000' });
  expect([form.dirty, form.values]).toEqual([false, { price: '3.51000' }]);
});

describe('lists', () => {
  const { collections, fields, relations } = world('w', [
    collection('chapters', {}, [primaryKey(), stringField('title')]),
    collection('books', {}, [
      primaryKey(),
      stringField('title'),
      oneToMany('chapters', { from: 'chapters', foreignKey: 'book' }),
    ]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  const bookForm = () => {
    const form = new ItemForm(sameValueIn(schema, 'books'), () => fieldRelations(schema, 'books'));
    form.start({ id: 1, title: 'One', chapters: [1, 2] });
    return form;
  };

  test('steps become the value that is sent; undone, nothing is edited', () => {
    const form = bookForm();
    expect(form.stage('chapters', { kind: 'create', draft: 'a', values: { title: 'x' } })).toBe(true);
    form.stage('chapters', { kind: 'remove', row: { key: 2 } });
    expect(form.edits).toEqual({ chapters: { create: [{ title: 'x' }], delete: [2] } });
    form.stage('chapters', { kind: 'restore', key: 2 });
    form.stage('chapters', { kind: 'remove', row: { draft: 'a' } });
    expect([form.dirty, form.values['chapters']]).toEqual([false, [1, 2]]);
    expect(form.staged('title')).toBeNull();
  });

  test('new rows keep their names through a save', () => {
    const form = bookForm();
    const emitted: unknown[] = [];
    form.staged$('chapters').subscribe((staged) => emitted.push(staged?.created.map(({ draft }) => draft)));
    form.stage('chapters', { kind: 'create', draft: 'a', values: { title: 'x' } });
    const sent = form.edits;
    form.stage('chapters', { kind: 'create', draft: 'b', values: { title: 'y' } });
    form.rebase(sent, { id: 1, title: 'One', chapters: [1, 2, 3] });
    expect(form.edits).toEqual({ chapters: { create: [{ title: 'y' }] } });
    expect(emitted).toEqual([[], ['a'], ['a', 'b'], ['b']]);
  });

  test('rows that a running write creates, links or removes cannot be changed, others can', () => {
    const form = bookForm();
    form.stage('chapters', { kind: 'create', draft: 'a', values: { title: 'x' } });
    form.stage('chapters', { kind: 'remove', row: { key: 2 } });
    form.stage('chapters', { kind: 'update', row: { key: 1 }, values: { title: 'z' } });
    form.setSending(form.edits);
    const before = form.values;
    expect(form.stage('chapters', { kind: 'update', row: { draft: 'a' }, values: { title: 'xy' } })).toBe(false);
    expect(form.stage('chapters', { kind: 'restore', key: 2 })).toBe(false);
    expect(form.stage('chapters', { kind: 'update', row: { key: 1 }, values: {} })).toBe(false);
    expect(form.stage('chapters', { kind: 'update', row: { key: 1 }, values: { sort: 2 } })).toBe(false);
    expect(form.values).toBe(before);
    expect(form.stage('chapters', { kind: 'update', row: { key: 1 }, values: { title: 'zz' } })).toBe(true);
    expect(form.stage('chapters', { kind: 'create', draft: 'b', values: { title: 'x' } })).toBe(true);
    form.setSending(null);
    expect(form.stage('chapters', { kind: 'remove', row: { draft: 'a' } })).toBe(true);
  });

  test('edits in an open drawer count as unsaved, and are part of the draft', () => {
    const form = bookForm();
    const dirty: boolean[] = [];
    form.dirty$.subscribe((each) => dirty.push(each));
    const step = { kind: 'update', row: { key: 1 }, values: { title: 'z' } } as const;
    form.setPending('chapters', { edit: { step, path: undefined }, texts: null });
    expect(form.draftEdits).toEqual({ chapters: { update: [{ title: 'z', id: 1 }] } });
    expect(form.edits).toEqual({});
    form.setPending('chapters', null);
    expect(form.draftEdits).toBe(form.edits);
    expect(dirty).toEqual([false, true, false]);
  });
});
