/** @jest-environment node */
import { left, right, type Either } from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { samePlainValue } from '../../../../fixtures/builders';
import { article, loaded, openBrowser, sampleSchema } from '../../../../tests/faults/edited-page';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { Item } from '../../../domain/items';
import { networkFailure, type Failure } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import { Notifications } from '../../notifications';
import type { ItemList } from '../list/item-list';
import { CellDrafts } from './cell-drafts';
import { CellJournal } from './cell-journal';
import type { EditCell } from './edit-cell';

const title = { key: 3, field: 'title' };

/** A list with an open cell, in a page with a draft journal. */
const open = () => {
  const { clock, open: openPage } = openBrowser();
  const page = openPage({ kind: 'existing', collection: 'notes', key: '1' });
  const answer$ = new Subject<Either<Failure, Item>>();
  const edit = { execute: () => answer$ } as unknown as EditCell;
  const drafts = new CellDrafts(
    'articles',
    {} as ItemList,
    edit,
    new Notifications(new VirtualClock()),
    samePlainValue,
  );
  const dependencies = { drafts: page.drafts, schema: { schema: sampleSchema } };
  new CellJournal('articles', drafts, dependencies as unknown as ItemDependencies);
  drafts.open(title, 'Roads');
  const type = (value: string): void => {
    drafts.change(title, value);
    clock.advance(500);
  };
  return {
    clock,
    page,
    openPage,
    drafts,
    type,
    answer: (result: Either<Failure, Item>) => answer$.next(result),
  };
};

test('a changed cell is in the journal within 500 ms, as an edit of its item', () => {
  const { page, type } = open();
  expect(page.journalEntries).toEqual([]);
  type('Salt');
  type('Salt roads');
  expect(page.journalEntries).toMatchObject([
    {
      place: { kind: 'existing', collection: 'articles', key: 3 },
      edits: { title: 'Salt roads' },
      base: { title: 'Roads' },
      types: { title: 'string' },
    },
  ]);
});

test('the cells of one item share a draft, those of another have their own', () => {
  const { page, drafts, type } = open();
  type('Salt roads');
  for (const cell of [
    { key: 3, field: 'body' },
    { key: 4, field: 'title' },
  ]) {
    drafts.open(cell, null);
    drafts.change(cell, 'Text');
  }
  type('Salt');
  expect(page.journalEntries).toMatchObject([{ edits: { title: 'Salt', body: 'Text' } }, { edits: { title: 'Text' } }]);
});

test('a saved, a discarded and a reverted cell leave no draft', () => {
  const { page, drafts, type, answer } = open();
  type('Salt roads');
  type('Roads');
  expect(page.journalEntries).toEqual([]);
  type('Salt roads');
  drafts.cancel(title);
  expect(page.journalEntries).toEqual([]);
  drafts.open(title, 'Roads');
  type('Paths');
  drafts.save(title);
  expect(page.journalEntries).toHaveLength(1);
  answer(right({ id: 3, title: 'Paths' }));
  expect(page.journalEntries).toEqual([]);
});

test('after a crash the item offers the value again', () => {
  const { page, openPage, type } = open();
  type('Salt roads');
  page.crash();
  expect(openPage(article, loaded).offers).toMatchObject([
    { edits: [{ field: 'title', status: 'restorable', before: 'Roads', mine: 'Salt roads' }] },
  ]);
});

test('a value that is refused after the list was closed is offered again, and not before', () => {
  const { openPage, drafts, type, answer } = open();
  type('Salt roads');
  drafts.dispose();
  expect(openPage(article, loaded).offers).toEqual([]);
  answer(left(networkFailure('PATCH /items/articles/3', true)));
  expect(openPage(article, loaded).offers).toMatchObject([{ edits: [{ mine: 'Salt roads' }] }]);
});
