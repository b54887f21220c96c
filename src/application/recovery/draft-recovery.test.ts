/** @jest-environment node */

import { map, tap } from 'rxjs';
import { article, loaded, openBrowser, sampleSchema, newItemAttempt } from '../../../tests/faults/edited-page';
import type { Item, SaveTarget } from '../../domain/items';
import type { WriteAttempt } from '../../domain/recovery';
import { apiFailure, networkFailure, StateValue } from '../../kernel';

test('a draft of a closed page is offered without changing the form', () => {
  const { clock, open } = openBrowser();
  const before = open();
  before.form.change('title', 'Salt roads');
  clock.advance(500);
  before.crash();
  const page = open();
  expect(page.offers).toMatchObject([
    { isItemMissing: false, edits: [{ field: 'title', status: 'restorable', before: 'Roads', mine: 'Salt roads' }] },
  ]);
  expect(page.form.dirty).toBe(false);
  expect(page.form.values['title']).toBe('Roads');
});

test('restoring applies the edits with their baseline and replaces the old draft', () => {
  const { clock, open } = openBrowser();
  const before = open();
  before.form.change('title', 'Salt roads');
  before.form.setUnfinished('options', '{"a": ');
  clock.advance(500);
  before.crash();
  const page = open(article, { ...loaded, title: 'Paths' });
  expect(page.offers[0]?.edits).toMatchObject([
    { status: 'changed', now: 'Paths' },
    { field: 'options', text: '{"a": ', mine: undefined },
  ]);
  page.recovery.restore(page.offers[0]?.entry.id ?? '', ['title', 'options']);
  expect(page.form.edits).toEqual({ title: 'Salt roads' });
  expect(page.baselines).toEqual([{ title: 'Roads', options: null }]);
  expect(page.offers).toEqual([]);
  expect(page.journalEntries).toMatchObject([
    { edits: { title: 'Salt roads' }, texts: { options: '{"a": ' }, base: { title: 'Roads' } },
  ]);
  page.crash();
  expect(open(article, { ...loaded, title: 'Paths' }).offers[0]?.edits[0]).toMatchObject({
    status: 'changed',
    before: 'Roads',
  });
});

test('fields that are not restored stay in the draft', () => {
  const { clock, open } = openBrowser();
  const before = open();
  before.form.change('title', 'Salt roads');
  before.form.change('body', 'Text');
  clock.advance(500);
  before.crash();
  const page = open();
  const id = page.offers[0]?.entry.id ?? '';
  page.recovery.restore(id, []);
  expect(page.offers[0]?.edits).toHaveLength(2);
  page.recovery.restore(id, ['body']);
  expect(page.form.edits).toEqual({ body: 'Text' });
  expect(page.offers[0]?.edits.map(({ field }) => field)).toEqual(['title']);
  expect(page.journalEntries).toMatchObject([{ edits: { title: 'Salt roads' } }, { edits: { body: 'Text' } }]);
});

test('a discarded draft is removed, a postponed one is offered again', () => {
  const { clock, open } = openBrowser();
  const before = open();
  before.form.change('title', 'Salt roads');
  clock.advance(500);
  before.crash();
  const page = open();
  page.recovery.postpone(page.offers[0]?.entry.id ?? '');
  expect(page.offers).toEqual([]);
  const again = open();
  again.recovery.discard(again.offers[0]?.entry.id ?? '');
  expect(again.offers).toEqual([]);
  expect(again.journalEntries).toEqual([]);
});

test('a draft that the server has already is removed and not offered', () => {
  const { clock, open } = openBrowser();
  const before = open();
  before.form.change('title', 'Salt roads');
  clock.advance(500);
  before.crash();
  const page = open(article, { ...loaded, title: 'Salt roads' });
  expect(page.offers).toEqual([]);
  expect(page.journalEntries).toEqual([]);
});

test('the draft of a form that is open in another tab is not offered', () => {
  const { clock, open } = openBrowser();
  const first = open();
  first.form.change('title', 'Salt roads');
  clock.advance(500);
  expect(open().offers).toEqual([]);
  first.crash();
  expect(open().offers).toHaveLength(1);
});

test('the draft of a deleted item can be continued as a new item', () => {
  const { clock, open } = openBrowser();
  const before = open();
  before.form.change('title', 'Salt roads');
  clock.advance(500);
  before.crash();
  const page = open(article, apiFailure(403, 'FORBIDDEN', ''));
  expect(page.offers).toMatchObject([{ isItemMissing: true, edits: [{ status: 'restorable', mine: 'Salt roads' }] }]);
  const id = page.offers[0]?.entry.id ?? '';
  page.recovery.restore(id, ['title']);
  expect(page.form.edits).toEqual({});
  page.recovery.startNew(id);
  page.recovery.startNew(id);
  expect(page.offers).toEqual([]);
  const born = open({ kind: 'new', collection: 'articles' }, { title: 'Untitled', body: null });
  expect(born.offers).toMatchObject([
    { entry: { id, place: { kind: 'new' } }, edits: [{ field: 'title', status: 'restorable' }] },
  ]);
});

test('nothing is offered before the item has loaded or failed', () => {
  const { clock, open } = openBrowser();
  const before = open();
  before.form.change('title', 'Salt roads');
  clock.advance(500);
  before.crash();
  expect(open(article, networkFailure('GET /items', false)).offers).toEqual([]);
});

test('several drafts of new items are offered, newest first', () => {
  const { clock, open } = openBrowser();
  const fresh: SaveTarget = { kind: 'new', collection: 'articles' };
  for (const title of ['One', 'Two']) {
    const page = open(fresh, { title: null, body: null });
    page.form.change('title', title);
    clock.advance(500);
    page.crash();
  }
  expect(open(fresh, { title: null, body: null }).offers.map(({ edits }) => edits[0]?.mine)).toEqual(['Two', 'One']);
  expect(open({ kind: 'new', collection: 'notes' }, {}).offers).toEqual([]);
});

test('an edit that cannot be restored stays in the draft', () => {
  const { clock, open } = openBrowser();
  const before = open();
  before.form.change('title', 'Salt roads');
  clock.advance(500);
  before.crash();
  const [title] = (sampleSchema.fields.get('articles') ?? []).filter(({ field }) => field === 'title');
  if (title === undefined) throw new Error('The sample has a title');
  const page = open(article, loaded, { fields: [{ field: { ...title, type: 'integer' }, readonly: false }] });
  expect(page.offers).toMatchObject([{ edits: [{ status: 'other_type', mine: 'Salt roads' }] }]);
  page.recovery.restore(page.offers[0]?.entry.id ?? '', ['title']);
  expect(page.form.dirty).toBe(false);
  expect(page.journalEntries).toHaveLength(1);
});

test('restoring an uncertain create verifies it first', () => {
  const target = { kind: 'new', collection: 'articles' } as const;
  const { clock, open } = openBrowser();
  const before = open(target, {});
  before.form.change('title', 'Salt roads');
  const attempt = newItemAttempt({ title: 'Salt roads' }, 'a-uuid');
  before.attempt.next(attempt);
  clock.advance(500);
  before.crash();
  const page = open(target, {});
  expect(page.attempt.value).toBeNull();
  page.recovery.restore(page.offers[0]?.entry.id ?? '', ['title']);
  expect(page.attempt.value).toEqual(attempt);
  expect(page.journalEntries).toMatchObject([{ attempt }]);
});

test('raw text is restored as raw text', () => {
  const { clock, open } = openBrowser();
  const before = open();
  before.form.setRawText('title', 'half');
  clock.advance(500);
  before.crash();
  const page = open();
  page.recovery.restore(page.offers[0]?.entry.id ?? '', ['title']);
  expect(page.form.values['title']).toBe('Roads');
  expect(page.form.rawText('title')).toBe('half');
  expect(page.offers).toEqual([]);
});

test('drafts$ does not emit at keystrokes while there are no drafts', () => {
  const page = openBrowser().open();
  const emitted: unknown[] = [];
  const watched = new StateValue(
    null,
    page.recovery.drafts$.pipe(
      tap((offers) => emitted.push(offers)),
      map(() => null),
    ),
  );
  page.form.change('title', 'S');
  page.form.change('title', 'Sa');
  watched.dispose();
  expect(new Set(emitted).size).toBe(1);
});

describe('edits of related items', () => {
  const withNotes = { ...loaded, notes: [1, 2] };
  const steps = { create: [{ title: 'New' }], update: [{ id: 1, title: 'Edited' }] };
  const updateAttempt = (sent: Item): WriteAttempt => ({
    operation: 'update',
    sent,
    key: null,
    isMade: false,
    lastRevision: 7,
    base: { notes: [1, 2] },
    created: null,
  });
  const leave = (attempt: WriteAttempt | null = null) => {
    const { clock, open } = openBrowser();
    const before = open(article, withNotes);
    before.form.baselines.set('notes', 1, { title: 'Before', body: 'x' });
    before.form.change('notes', steps);
    before.attempt.next(attempt);
    clock.advance(500);
    before.crash();
    return { open };
  };

  test('are restored with what they are based on', () => {
    const page = leave().open(article, withNotes);
    expect(page.offers[0]?.edits).toMatchObject([{ field: 'notes', status: 'restorable', mine: steps }]);
    expect(page.offers[0]?.entry.baselines).toEqual({ 'notes/1': { title: 'Before' } });
    page.recovery.restore(page.offers[0]?.entry.id ?? '', ['notes']);
    expect(page.form.edits).toEqual({ notes: steps });
    expect(page.form.baselines.of('notes', 1)).toEqual({ title: 'Before' });
  });

  test('that were sent without an answer are verified before they are sent again', () => {
    const attempt = updateAttempt({ notes: steps });
    const page = leave(attempt).open(article, { ...loaded, notes: [1, 2, 3] });
    page.recovery.restore(page.offers[0]?.entry.id ?? '', ['notes']);
    expect(page.attempt.value).toEqual(attempt);
  });

  test('of rows that were sent without an answer are based on what was sent', () => {
    const attempt = updateAttempt({ notes: { create: [{ id: 3, title: 'Sent' }] } });
    const page = leave(attempt).open(article, withNotes);
    page.recovery.restore(page.offers[0]?.entry.id ?? '', ['notes']);
    expect(page.form.baselines.of('notes', 3)).toEqual({ id: 3, title: 'Sent' });
  });

  test('in an open drawer are recovered as if they were confirmed', () => {
    const { clock, open } = openBrowser();
    const before = open(article, withNotes);
    before.form.setPending('notes', { edit: { value: steps }, texts: null });
    clock.advance(500);
    before.crash();
    const page = open(article, withNotes);
    expect(page.offers[0]?.edits).toMatchObject([{ field: 'notes', mine: steps }]);
  });

  test('whose texts are unfinished in an open drawer are recovered with it', () => {
    const texts = {
      row: { key: 1 },
      parts: { item: { texts: { options: '{"a": ' }, rawTexts: {}, drawers: {} } },
    };
    const { clock, open } = openBrowser();
    const before = open(article, withNotes);
    before.form.setPending('notes', { edit: { value: withNotes.notes }, texts });
    clock.advance(500);
    before.crash();
    const page = open(article, { ...withNotes, notes: [1, 2, 9] });
    expect(page.offers[0]?.edits).toMatchObject([{ field: 'notes', mine: undefined, drawer: texts }]);
    page.recovery.restore(page.offers[0]?.entry.id ?? '', ['notes']);
    expect(page.form.edits).toEqual({});
    expect(page.form.dirty).toBe(true);
    expect(page.form.drawer.restoredOf('notes')).toEqual(texts);
    expect(page.journalEntries).toMatchObject([{ edits: {}, drawers: { notes: texts } }]);
    page.form.drawer.settle('notes');
    expect(page.form.dirty).toBe(false);
    expect(page.journalEntries).toEqual([]);
  });

  test('in a drawer that was closed without confirming are not recovered', () => {
    const { clock, open } = openBrowser();
    const before = open(article, withNotes);
    before.form.setPending('notes', { edit: { value: steps }, texts: null });
    clock.advance(500);
    before.form.setPending('notes', null);
    clock.advance(500);
    before.crash();
    expect(open(article, withNotes).offers).toEqual([]);
  });
});
