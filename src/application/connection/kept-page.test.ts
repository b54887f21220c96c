import { BehaviorSubject, Subject } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { currentValue } from '../../kernel';
import { UnsavedChanges } from '../unsaved-changes';
import { KeptPage } from '.';

const LIST = '/collections/articles';

const start = () => {
  const clock = new VirtualClock();
  const reconnected$ = new Subject<void>();
  const unsaved = new UnsavedChanges();
  const dirty$ = new BehaviorSubject(false);
  unsaved.watch(dirty$, () => ({ kind: 'existing', collection: 'articles', key: 1 }));
  const open = { page: LIST };
  const page = new KeptPage({ reconnected$ }, { path: () => open.page }, unsaved, clock);
  return {
    clock,
    page,
    dirty$,
    open,
    reconnect: () => reconnected$.next(),
    shown: () => currentValue(page.shown$),
    revision: () => currentValue(page.revision$),
  };
};

test('tells the time of the oldest answer of the page that is shown', () => {
  const { page, shown } = start();
  page.reportKept(LIST, 7);
  page.reportKept(LIST, 5);
  page.reportKept(LIST, 9);
  expect(shown()).toEqual({ page: LIST, from: 5 });
  page.reportKept('/files', 8);
  expect(shown()).toEqual({ page: '/files', from: 8 });
});

test('opens the page again when the server is reached again', () => {
  const { page, reconnect, shown, revision } = start();
  page.reportKept(LIST, 5);
  reconnect();
  expect([shown(), revision()]).toEqual([null, 1]);
});

test('opens no page that shows what the server gave, or that was left', () => {
  const { page, open, reconnect, shown, revision } = start();
  reconnect();
  expect(revision()).toBe(0);
  page.reportKept('/files', 5);
  open.page = '/users';
  page.readAgain();
  expect([shown(), revision()]).toEqual([null, 0]);
});

test('a page with unsaved edits stays, and still tells from when it is', () => {
  const { page, dirty$, reconnect, shown, revision } = start();
  page.reportKept(LIST, 5);
  dirty$.next(true);
  reconnect();
  expect([shown(), revision(), currentValue(page.hasEdits$)]).toEqual([{ page: LIST, from: 5 }, 0, true]);
  dirty$.next(false);
  page.readAgain();
  expect([shown(), revision()]).toEqual([null, 1]);
});

test('a server that answers some reads only does not have the page opened without end', () => {
  const { clock, page, reconnect, revision } = start();
  for (let round = 0; round < 20; round += 1) {
    page.reportKept(LIST, 5);
    reconnect();
    clock.advance(1000);
  }
  expect(revision()).toBe(2);
});

test('nothing is told to the next user', () => {
  const { page, shown } = start();
  page.reportKept(LIST, 5);
  page.clear();
  expect(shown()).toBeNull();
});
