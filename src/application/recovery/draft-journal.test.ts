/** @jest-environment node */
import { article, openBrowser } from '../../../tests/faults/edited-page';
import { RETENTION_MS } from '../../domain/recovery';
import { DraftList } from './draft-journal';

test('signing out removes all drafts, an expired session none', () => {
  const { clock, open } = openBrowser();
  const page = open();
  page.form.change('title', 'Salt roads');
  clock.advance(500);
  page.endSession('session-expired');
  page.form.change('title', 'Salt roads of');
  page.close();
  expect(page.journalEntries).toMatchObject([{ edits: { title: 'Salt roads' } }]);
  const next = open();
  next.form.change('body', 'Text');
  next.endSession('sign-out');
  next.hide();
  clock.advance(500);
  next.close();
  expect(next.journalEntries).toEqual([]);
});

test('declining to resume a session removes the drafts of open forms only', () => {
  const { clock, open } = openBrowser();
  const lost = open();
  lost.form.change('title', 'Salt roads');
  clock.advance(500);
  lost.crash();
  const page = open({ ...article, key: '4' });
  page.form.change('title', 'Paths');
  page.interrupt();
  clock.advance(500);
  expect(page.journalEntries).toHaveLength(2);
  page.endSession('session-expired');
  page.close();
  expect(page.journalEntries).toMatchObject([{ edits: { title: 'Salt roads' } }]);
});

test.each(['full', 'unavailable'] as const)('a journal that is %s is reported once', (answer) => {
  const { clock, store, open } = openBrowser();
  store.writeResult = answer;
  const page = open();
  for (const title of ['a', 'b', 'c']) {
    page.form.change('title', title);
    clock.advance(500);
  }
  expect(page.notifications).toEqual(['edits_not_kept']);
  expect(page.form.edits).toEqual({ title: 'c' });
});

test('invalid, foreign and expired entries are ignored and removed', () => {
  const { clock, store, open } = openBrowser();
  const page = open();
  page.form.change('title', 'Salt roads');
  clock.advance(500);
  const [good] = page.journalEntries as readonly Record<string, unknown>[];
  page.crash();
  store.put('here', 'clara', 'broken', { id: 'broken', edits: new Map() });
  store.put('here', 'clara', 'foreign', { ...good, id: 'foreign', user: 'jun' });
  store.put('here', 'clara', 'old', { ...good, id: 'old', at: clock.now() - RETENTION_MS - 1 });
  expect(open().offers).toHaveLength(1);
  expect(page.journalEntries).toHaveLength(1);
});

test('the draft list contains all drafts except those of open forms', () => {
  const { clock, open } = openBrowser();
  for (const place of [article, { kind: 'singleton', collection: 'notes' }] as const) {
    const page = open(place);
    page.form.change('title', 'Salt roads');
    clock.advance(500);
    page.crash();
  }
  const page = open({ ...article, key: '4' });
  page.form.change('title', 'Paths');
  clock.advance(500);
  const places: unknown[] = [];
  const list = new DraftList(page.drafts);
  list.entries$.subscribe((entries) => places.push(entries.map(({ place }) => place))).unsubscribe();
  expect(places).toEqual([[{ kind: 'singleton', collection: 'notes' }, article]]);
  list.dispose();
});
