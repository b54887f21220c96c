/** @jest-environment node */

import { map, tap } from 'rxjs';
import { article, loaded, openBrowser, sampleSchema } from '../../../tests/faults/edited-page';
import type { SaveTarget } from '../../domain/items';
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
  const attempt = { sent: { title: 'Salt roads' }, key: 'a-uuid', isMade: true };
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
