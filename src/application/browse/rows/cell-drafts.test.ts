import { left, right, type Either } from 'fp-ts/Either';
import { Subject, type Observable } from 'rxjs';
import { samePlainValue } from '../../../../fixtures/builders';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { Item } from '../../../domain/items';
import { isSameOfType, type SameValue } from '../../../domain/values';
import { apiFailure, networkFailure, type Json } from '../../../kernel';
import { Notifications, type Notification } from '../../notifications';
import { CellDrafts, type CellDraft } from './cell-drafts';
import type { CellEdit, EditCell } from './edit-cell';
import type { ConditionalWriteFailure } from '../../item-editing';
import type { ItemList } from '../list/item-list';

const cell = { key: 1, field: 'title' };
const unreachable = networkFailure('PATCH /items/articles/1', true);
const refusal = apiFailure(400, 'FAILED_VALIDATION', 'No', [
  { field: 'title', code: 'FAILED_VALIDATION', type: 'nempty', details: {} },
]);

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const open = (isSame: SameValue = samePlainValue) => {
  const asked: {
    readonly value: Json;
    readonly before: Json;
    readonly answer: (result: Either<ConditionalWriteFailure, Item>) => void;
  }[] = [];
  const edit = {
    execute: ({ value, before }: CellEdit) => {
      const answer$ = new Subject<Either<ConditionalWriteFailure, Item>>();
      asked.push({ value, before, answer: (result) => (answer$.next(result), answer$.complete()) });
      return answer$;
    },
  } as unknown as EditCell;
  const notifications = new Notifications(new VirtualClock());
  const drafts = new CellDrafts('articles', {} as ItemList, edit, notifications, isSame);
  let shown: readonly Notification[] = [];
  notifications.shown$.subscribe((said) => (shown = said));
  drafts.open(cell, 'Old');
  return {
    drafts,
    asked,
    draft: () => now(drafts.draft$(cell)) as CellDraft,
    isOpen: () => now(drafts.draft$(cell)) !== null,
    shown: () => shown,
  };
};

const done = right({ id: 1 });

test('closes an unchanged cell without a request', () => {
  const { drafts, asked, isOpen } = open();
  drafts.change(cell, 'Old');
  drafts.save(cell);
  expect(asked).toEqual([]);
  expect(isOpen()).toBe(false);
});

test('closes a cell without a request when it has the same decimal in another notation', () => {
  const { drafts, asked, isOpen } = open((_, one, other) => isSameOfType('decimal', one, other));
  const price = { key: 1, field: 'price' };
  drafts.open(price, '3.50');
  drafts.change(price, '3.5');
  expect(now(drafts.dirty$)).toBe(false);
  drafts.save(price);
  expect(asked).toEqual([]);
  expect(now(drafts.draft$(price))).toBeNull();
  expect(isOpen()).toBe(true);
});

test('sends a change once and closes the cell with the answer', () => {
  const { drafts, asked, draft, isOpen } = open();
  drafts.change(cell, 'New');
  expect(now(drafts.dirty$)).toBe(true);
  drafts.save(cell);
  drafts.saveUnlessRejected(cell);
  expect(asked.map(({ value }) => value)).toEqual(['New']);
  expect(draft().pending).toBe('New');
  asked[0]?.answer(done);
  expect(isOpen()).toBe(false);
  expect(asked).toHaveLength(1);
  expect(now(drafts.dirty$)).toBe(false);
});

test('keeps typing during a request and writes it afterwards', () => {
  const { drafts, asked, draft, isOpen } = open();
  drafts.change(cell, 'New');
  drafts.save(cell);
  drafts.change(cell, 'Newer');
  asked[0]?.answer(done);
  expect(draft()).toMatchObject({ before: 'New', value: 'Newer', pending: undefined });
  drafts.save(cell);
  drafts.change(cell, 'Newest');
  drafts.save(cell);
  expect(asked).toHaveLength(2);
  asked[1]?.answer(done);
  expect(asked.map(({ value }) => value)).toEqual(['New', 'Newer', 'Newest']);
  asked[2]?.answer(done);
  expect(isOpen()).toBe(false);
});

test('discards typing on cancel, but not the running request', () => {
  const { drafts, asked, draft, isOpen } = open();
  drafts.change(cell, 'New');
  drafts.cancel(cell);
  expect([isOpen(), asked]).toEqual([false, []]);
  drafts.open(cell, 'Old');
  drafts.change(cell, 'New');
  drafts.save(cell);
  drafts.change(cell, 'Newer');
  drafts.cancel(cell);
  expect(draft().value).toBe('New');
  asked[0]?.answer(done);
  expect(isOpen()).toBe(false);
});

test.each([refusal, unreachable])('keeps the cell open with its value after a failure (%#)', (failure) => {
  const { drafts, asked, draft, shown } = open();
  drafts.change(cell, 'New');
  drafts.save(cell);
  asked[0]?.answer(left(failure));
  expect(draft()).toMatchObject({ value: 'New', pending: undefined, failure });
  expect(shown()).toEqual([]);
});

test('sends a rejected value again on save or after a change, not when the cell is left', () => {
  const { drafts, asked } = open();
  drafts.change(cell, 'New');
  drafts.save(cell);
  asked[0]?.answer(left(refusal));
  drafts.saveUnlessRejected(cell);
  expect(asked).toHaveLength(1);
  drafts.save(cell);
  asked[1]?.answer(left(refusal));
  drafts.change(cell, 'Better');
  drafts.saveUnlessRejected(cell);
  expect(asked.map(({ value }) => value)).toEqual(['New', 'New', 'Better']);
});

const theirs: ConditionalWriteFailure = { kind: 'changed-since', theirs: { title: 'Theirs' } };

test('overwrites a concurrent change only on save, after it was shown', () => {
  const { drafts, asked, draft } = open();
  drafts.change(cell, 'New');
  drafts.save(cell);
  asked[0]?.answer(left(theirs));
  expect(draft()).toMatchObject({ before: 'Theirs', value: 'New', pending: undefined, failure: theirs });
  drafts.saveUnlessRejected(cell);
  expect(asked).toHaveLength(1);
  drafts.save(cell);
  expect(asked[1]).toMatchObject({ value: 'New', before: 'Theirs' });
});

test('reports both values of a conflict when the list is closed', () => {
  const { drafts, asked, shown } = open();
  drafts.change(cell, 'New');
  drafts.dispose();
  asked[0]?.answer(left(theirs));
  expect(shown()).toMatchObject([
    { text: 'value_not_written', parameters: { mine: 'New', theirs: 'Theirs' }, persist: true },
  ]);
});

test("compares a later write with the server's version of the value", () => {
  const { drafts, asked, draft } = open();
  drafts.change(cell, ' New ');
  drafts.save(cell);
  drafts.change(cell, 'Newer');
  asked[0]?.answer(right({ id: 1, title: 'New' }));
  expect(draft()).toMatchObject({ before: 'New', value: 'Newer' });
});

test("keeps the set of a row's open cells while another row changes", () => {
  const { drafts } = open();
  const before = now(drafts.open$).get('1');
  drafts.open({ key: 2, field: 'words' }, 5);
  expect(now(drafts.open$)).toEqual(
    new Map([
      ['1', new Set(['title'])],
      ['2', new Set(['words'])],
    ]),
  );
  expect(now(drafts.open$).get('1')).toBe(before);
  drafts.open({ key: 1, field: 'words' }, 5);
  expect(now(drafts.open$).get('1')).toEqual(new Set(['title', 'words']));
});

test('writes open drafts on disposal and reports failures', () => {
  const { drafts, asked, shown } = open();
  drafts.change(cell, 'New');
  drafts.dispose();
  expect(asked.map(({ value }) => value)).toEqual(['New']);
  asked[0]?.answer(left(unreachable));
  expect(shown()).toMatchObject([{ failure: unreachable }]);
});

test('a value is unsent until it is sent, and again when it is rejected or changed while it is sent', () => {
  const { drafts, asked } = open();
  expect(drafts.unsent).toBe(false);
  drafts.change(cell, 'New');
  expect([drafts.unsent, now(drafts.unsent$)]).toEqual([true, true]);
  drafts.save(cell);
  expect([drafts.unsent, now(drafts.dirty$)]).toEqual([false, true]);
  drafts.change(cell, 'Newer');
  expect(drafts.unsent).toBe(true);
  drafts.save(cell);
  expect(drafts.unsent).toBe(false);
  asked[0]?.answer(done);
  asked[1]?.answer(left(unreachable));
  expect(drafts.unsent).toBe(true);
});

test('discards all drafts, so that closing the list sends none', () => {
  const { drafts, asked } = open();
  drafts.change(cell, 'New');
  drafts.open({ key: 2, field: 'title' }, 'Other');
  drafts.change({ key: 2, field: 'title' }, 'Else');
  drafts.discard();
  expect(now(drafts.changed$)).toEqual([]);
  drafts.dispose();
  expect(asked).toEqual([]);
});

test('the stream of changed drafts completes when the list is closed and the last write is answered', () => {
  const { drafts, asked } = open();
  const ended = jest.fn();
  drafts.changed$.subscribe({ complete: ended });
  drafts.change(cell, 'New');
  drafts.dispose();
  expect(ended).not.toHaveBeenCalled();
  asked[0]?.answer(left(unreachable));
  expect(ended).toHaveBeenCalledTimes(1);
});

test('sends typing during a request when the list is closed', () => {
  const { drafts, asked } = open();
  drafts.change(cell, 'New');
  drafts.save(cell);
  drafts.change(cell, 'Newer');
  drafts.dispose();
  asked[0]?.answer(done);
  expect(asked.map(({ value }) => value)).toEqual(['New', 'Newer']);
});

test('target names the items with a changed cell', () => {
  const { drafts } = open();
  drafts.open({ key: 2, field: 'title' }, 'Other');
  drafts.change(cell, 'New');
  expect(drafts.target).toEqual({ kind: 'existing', collection: 'articles', key: 1 });
  drafts.change({ key: 2, field: 'title' }, 'New');
  expect(drafts.target).toEqual({ kind: 'several', collection: 'articles', keys: [1, 2] });
});
