import { left, right, type Either } from 'fp-ts/Either';
import { Subject, type Observable } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { Item } from '../../../domain/items';
import { apiFailure, networkFailure, type Json } from '../../../kernel';
import { Notifications, type Notification } from '../../notifications';
import { CellDrafts, type CellDraft } from './cell-drafts';
import type { CellEdit, EditCell } from './edit-cell';
import type { RowWriteFailure } from './row-write';
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

const open = () => {
  const asked: {
    readonly value: Json;
    readonly before: Json;
    readonly answer: (result: Either<RowWriteFailure, Item>) => void;
  }[] = [];
  const edit = {
    execute: ({ value, before }: CellEdit) => {
      const answer$ = new Subject<Either<RowWriteFailure, Item>>();
      asked.push({ value, before, answer: (result) => (answer$.next(result), answer$.complete()) });
      return answer$;
    },
  } as unknown as EditCell;
  const notifications = new Notifications(new VirtualClock());
  const drafts = new CellDrafts('articles', {} as ItemList, edit, notifications);
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

test('a cell that was not changed closes, and nothing is sent', () => {
  const { drafts, asked, isOpen } = open();
  drafts.change(cell, 'Old');
  drafts.save(cell);
  expect(asked).toEqual([]);
  expect(isOpen()).toBe(false);
});

test('what was changed is sent once, and the cell closes with the answer', () => {
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

test('what is typed while a write is under way stays, and is written after it', () => {
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

test('Escape gives up what was typed, but not what is on its way', () => {
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

test.each([refusal, unreachable])('a failure leaves the cell open with what was typed (%#)', (failure) => {
  const { drafts, asked, draft, shown } = open();
  drafts.change(cell, 'New');
  drafts.save(cell);
  asked[0]?.answer(left(failure));
  expect(draft()).toMatchObject({ value: 'New', pending: undefined, failure });
  expect(shown()).toEqual([]);
});

test('what was refused is not sent again by looking elsewhere, but by Enter and when it was changed', () => {
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

const theirs: RowWriteFailure = { kind: 'changed-since', theirs: { title: 'Theirs' } };

test('what somebody else wrote meanwhile is written over by Enter only, once it was seen', () => {
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

test('who has left the page is told what they wrote, and what stands there instead', () => {
  const { drafts, asked, shown } = open();
  drafts.change(cell, 'New');
  drafts.dispose();
  asked[0]?.answer(left(theirs));
  expect(shown()).toMatchObject([
    { text: 'value_not_written', parameters: { mine: 'New', theirs: 'Theirs' }, persist: true },
  ]);
});

test('what the server made of a value is what a later write compares with', () => {
  const { drafts, asked, draft } = open();
  drafts.change(cell, ' New ');
  drafts.save(cell);
  drafts.change(cell, 'Newer');
  asked[0]?.answer(right({ id: 1, title: 'New' }));
  expect(draft()).toMatchObject({ before: 'New', value: 'Newer' });
});

test('several cells are open side by side, and a row keeps its set while another changes', () => {
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

test('leaving the page writes what was typed, and says what came of it', () => {
  const { drafts, asked, shown } = open();
  drafts.change(cell, 'New');
  drafts.dispose();
  expect(asked.map(({ value }) => value)).toEqual(['New']);
  asked[0]?.answer(left(unreachable));
  expect(shown()).toMatchObject([{ failure: unreachable }]);
});

test('leaving in the middle of a write sends what was typed since', () => {
  const { drafts, asked } = open();
  drafts.change(cell, 'New');
  drafts.save(cell);
  drafts.change(cell, 'Newer');
  drafts.dispose();
  asked[0]?.answer(done);
  expect(asked.map(({ value }) => value)).toEqual(['New', 'Newer']);
});
