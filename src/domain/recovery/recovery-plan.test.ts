import {
  collection,
  decimalField,
  jsonField,
  oneToMany,
  primaryKey,
  stringField,
  textField,
  world,
  samePlainValue,
} from '../../../fixtures/builders';
import { fieldRelations, type Item, NO_RELATIONS } from '../items';
import { schemaOf } from '../schema';
import { sameValueIn } from '../values';
import type { JournalEntry } from './journal-entry';
import { drawerTexts, isRestorable, recoveryPlan, type RecoveryContext, restoredBaselines } from './recovery-plan';

const sample = world('sample', [
  collection('articles', {}, [stringField('title'), textField('body'), jsonField('options')]),
]);
const fields = sample.fields.map((field) => ({ field, readonly: false }));

const entry: JournalEntry = {
  id: 'form-1',
  user: 'clara',
  place: { kind: 'existing', collection: 'articles', key: 3 },
  at: 1000,
  edits: { title: 'Salt roads' },
  texts: {},
  rawTexts: {},
  base: { title: 'Roads' },
  types: { title: 'string', body: 'text', options: 'json' },
  withheld: [],
  attempt: null,
  baselines: {},
  drawers: {},
};

const ground: RecoveryContext = {
  fields,
  item: { id: 3, title: 'Roads', body: 'x', options: null },
  edits: {},
  texts: {},
  rawTexts: {},
  isSame: samePlainValue,
  relations: NO_RELATIONS,
};

const standings = (of: JournalEntry, on: RecoveryContext = ground) =>
  recoveryPlan(of, on).map(({ field: name, status }) => `${name} ${status}`);

test('offers an edit of a field that has not changed since', () => {
  expect(recoveryPlan(entry, ground)).toEqual([
    {
      field: 'title',
      definition: fields[0]?.field,
      status: 'restorable',
      before: 'Roads',
      mine: 'Salt roads',
      listEdits: null,
      text: null,
      rawText: null,
      drawer: null,
      now: 'Roads',
    },
  ]);
});

test('marks a field changed by another user and still offers it', () => {
  const item = { ...ground.item, title: 'Salt paths' };
  const [edit] = recoveryPlan(entry, { ...ground, item: item });
  expect(edit).toMatchObject({ status: 'changed', before: 'Roads', now: 'Salt paths' });
  expect(edit && isRestorable(edit)).toBe(true);
});

test('does not offer an edit that the item already has', () => {
  expect(standings(entry, { ...ground, item: { title: 'Salt roads' } })).toEqual([]);
});

test('does not offer an edit that the form already has', () => {
  expect(standings(entry, { ...ground, edits: { title: 'Salt roads' } })).toEqual([]);
  expect(standings({ ...entry, edits: {}, texts: { options: '{' } }, { ...ground, texts: { options: '{' } })).toEqual(
    [],
  );
});

test('marks a field that has been edited again', () => {
  expect(standings(entry, { ...ground, edits: { title: 'Paths' } })).toEqual(['title typed']);
  expect(standings({ ...entry, edits: { options: [1] } }, { ...ground, texts: { options: '[1, ' } })).toEqual([
    'options typed',
  ]);
  expect(standings({ ...entry, edits: {}, texts: { options: '{' } }, { ...ground, edits: { options: {} } })).toEqual([
    'options typed',
  ]);
});

test('does not restore missing, retyped or locked fields', () => {
  const of = {
    ...entry,
    edits: { subtitle: 'x', title: 'y', body: 'z' },
    types: { subtitle: 'string', title: 'integer', body: 'text' } as const,
  };
  const on = { ...ground, fields: fields.map((each) => ({ ...each, readonly: each.field.field === 'body' })) };
  expect(standings(of, on)).toEqual(['subtitle gone', 'title other_type', 'body locked']);
  expect(recoveryPlan(of, on).map(({ mine }) => mine)).toEqual(['x', 'y', 'z']);
  expect(recoveryPlan(of, on).some(isRestorable)).toBe(false);
});

test('does not restore an edit without a stored type', () => {
  expect(standings({ ...entry, types: {} })).toEqual(['title other_type']);
  expect(standings({ ...entry, edits: JSON.parse('{"toString": "x"}') as JournalEntry['edits'], types: {} })).toEqual([
    'toString gone',
  ]);
});

test('offers everything when the item is missing', () => {
  const [edit] = recoveryPlan(entry, { ...ground, item: null });
  expect(edit).toMatchObject({ status: 'restorable', before: 'Roads', now: null });
});

test('ignores changed defaults of a new item', () => {
  const begun: JournalEntry = { ...entry, place: { kind: 'new', collection: 'articles' }, base: { title: null } };
  expect(standings(begun, { ...ground, item: { title: 'Untitled' } })).toEqual(['title restorable']);
});

test('returns a text that does not parse together with the value', () => {
  const [edit] = recoveryPlan(
    { ...entry, edits: { options: { a: 1 } }, texts: { options: '{"a": 1' }, base: { options: null } },
    ground,
  );
  expect(edit).toMatchObject({ status: 'restorable', mine: { a: 1 }, text: '{"a": 1' });
  expect(recoveryPlan({ ...entry, edits: {}, texts: { options: '{' } }, ground)[0]).toMatchObject({
    mine: undefined,
    text: '{',
  });
});

test('returns an unapplied raw text until the form has it', () => {
  const of = { ...entry, rawTexts: { title: 'half' } };
  expect(recoveryPlan(of, ground)[0]).toMatchObject({ status: 'restorable', mine: 'Salt roads', rawText: 'half' });
  expect(recoveryPlan(of, { ...ground, edits: { title: 'Salt roads' }, rawTexts: { title: 'half' } })).toEqual([]);
  expect(standings(of, { ...ground, edits: { title: 'Salt roads' } })).toEqual(['title typed']);
  const alone = { ...of, edits: {} };
  expect(recoveryPlan(alone, ground)[0]).toMatchObject({ mine: undefined, rawText: 'half' });
  expect(standings(alone, { ...ground, rawTexts: { title: 'half' } })).toEqual([]);
  expect(standings(alone, { ...ground, rawTexts: { title: 'other' } })).toEqual(['title typed']);
});

test('never marks a batch edit as changed', () => {
  const several: JournalEntry = {
    ...entry,
    place: { kind: 'several', collection: 'articles', keys: [3, 4] },
    base: { title: null },
  };
  expect(standings(several, { ...ground, item: {} })).toEqual(['title restorable']);
});

test('a decimal that the item has in another notation is neither offered nor a change of another user', () => {
  const shop = world('shop', [collection('offers', {}, [decimalField('price'), stringField('title')])]);
  const on: RecoveryContext = {
    ...ground,
    fields: shop.fields.map((field) => ({ field, readonly: false })),
    isSame: sameValueIn(schemaOf(shop.collections, shop.fields, shop.relations), 'offers'),
  };
  const priced = { ...entry, edits: { price: '4' }, base: { price: '3.50' }, types: { price: 'decimal' as const } };
  expect(standings(priced, { ...on, item: { price: '4.00' } })).toEqual([]);
  const rounded = { ...priced, edits: { price: '3.996' } };
  expect(standings(rounded, { ...on, item: { price: '4.00' } })).toEqual([]);
  expect(standings(rounded, { ...on, item: { price: '4.01' } })).toEqual(['price changed']);
  expect(standings({ ...rounded, base: { price: '4.00' } }, { ...on, item: { price: '4.00' } })).toEqual([
    'price restorable',
  ]);
  expect(standings(priced, { ...on, item: { price: 3.5 } })).toEqual(['price restorable']);
});

describe('steps of a list', () => {
  const {
    collections,
    fields: known,
    relations,
  } = world('w', [
    collection('notes', {}, [primaryKey(), stringField('text')]),
    collection('articles', {}, [primaryKey(), oneToMany('notes', { from: 'notes', foreignKey: 'article' })]),
  ]);
  const schema = schemaOf(collections, known, relations);
  const context = (notes: Item['notes']): RecoveryContext => ({
    ...ground,
    fields: known.map((field) => ({ field, readonly: false })),
    item: { id: 3, notes: notes ?? null },
    isSame: sameValueIn(schema, 'articles'),
    relations: fieldRelations(schema, 'articles'),
  });
  const steps = {
    create: [{ id: 'a', text: 'x' }, { text: 'y' }],
    update: [{ id: 4 }, { id: 1, text: 'z' }],
    delete: [2],
  };
  const draft: JournalEntry = { ...entry, edits: { notes: steps }, base: { notes: [1, 2] }, types: { notes: 'alias' } };
  const offered = (notes: Item['notes'], of: JournalEntry = draft) =>
    recoveryPlan(of, context(notes)).map(({ status, mine }) => [status, mine]);

  const attempt = (sent: Item): JournalEntry['attempt'] => ({
    operation: 'update',
    sent,
    key: null,
    isMade: false,
    lastRevision: null,
    base: {},
    created: null,
  });

  test('are restorable whatever the list is now', () => {
    expect(offered([1, 2, 3])).toEqual([['restorable', steps]]);
    expect(offered(null)).toEqual([['restorable', steps]]);
  });
  test('are counted', () => {
    const counted = (on: Item['notes']) => recoveryPlan(draft, context(on)).map(({ listEdits }) => listEdits);
    expect(counted([1, 2])).toEqual([{ added: 3, edited: 1, removed: 1 }]);
    expect(counted([1, 'a', 4])).toEqual([{ added: 1, edited: 1, removed: 0 }]);
    expect(recoveryPlan(entry, ground)[0]?.listEdits).toBeNull();
  });
  test('are left out where the list has them already', () => {
    expect(offered([1, 'a', 4])).toEqual([['restorable', { create: [{ text: 'y' }], update: [{ id: 1, text: 'z' }] }]]);
    const added = { ...draft, edits: { notes: { create: [{ id: 'a', text: 'x' }], delete: [2] } } };
    expect(offered([1, 'a'], added)).toEqual([]);
  });
  test('edit a row that was created meanwhile where its values were changed after they were sent', () => {
    const typed = { ...draft, edits: { notes: { create: [{ id: 'a', text: 'typed' }] } } };
    const sent = { notes: { create: [{ id: 'a', text: 'x' }] } };
    expect(offered([1, 'a'], { ...typed, attempt: attempt(sent) })).toEqual([
      ['restorable', { update: [{ text: 'typed', id: 'a' }] }],
    ]);
    expect(offered([1, 'a'], { ...typed, attempt: attempt(typed.edits) })).toEqual([]);
    expect(offered([1, 2], { ...typed, attempt: attempt(sent) })).toEqual([['restorable', typed.edits.notes]]);
  });
  test('of rows that may exist now are based on what was sent of them', () => {
    const { relations } = context([]);
    const made = { ...draft, attempt: attempt({ notes: steps }), baselines: { 'notes/1': { text: 'before' } } };
    expect(restoredBaselines(made, relations)).toEqual({
      'notes/a': { id: 'a', text: 'x' },
      'notes/1': { text: 'before' },
    });
    expect(restoredBaselines(draft, relations)).toEqual({});
  });
  test('are kept where the list is longer than what is shown of it', () => {
    const long = Array.from({ length: 100 }, (_, index) => index + 500);
    expect(offered(long, { ...draft, edits: { notes: { delete: [2] } } })).toEqual([['restorable', { delete: [2] }]]);
  });
  test('an array, the rows of a new item, is compared as a value', () => {
    const place = { kind: 'new', collection: 'articles' } as const;
    expect(offered([], { ...draft, place, edits: { notes: [{ text: 'x' }] } })).toEqual([
      ['restorable', [{ text: 'x' }]],
    ]);
  });
  test('steps that the form has already are not offered, others replace them', () => {
    const of = (edits: Item) => recoveryPlan(draft, { ...context([1, 2]), edits }).map(({ status }) => status);
    expect(of({ notes: steps })).toEqual([]);
    expect(of({ notes: { delete: [1] } })).toEqual(['typed']);
    expect(recoveryPlan(draft, { ...context([]), item: null })[0]?.mine).toEqual(steps);
  });
});

test('offers the texts of a drawer, also without an edit of its field', () => {
  const none = { texts: {}, rawTexts: {}, drawers: {} };
  const inner = { row: null, parts: { item: { ...none, rawTexts: { words: '1,' } } } };
  const drawer = { row: { key: 4 }, parts: { item: { ...none, texts: { facts: '{' }, drawers: { author: inner } } } };
  const left: JournalEntry = { ...entry, edits: {}, base: { options: null }, drawers: { options: drawer } };
  expect(recoveryPlan(left, ground)).toMatchObject([
    { field: 'options', status: 'restorable', mine: undefined, text: null, drawer },
  ]);
  expect(drawerTexts(drawer)).toEqual(['{', '1,']);
});
