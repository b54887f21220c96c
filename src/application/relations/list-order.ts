import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, concatMap, map, type Observable, Subject } from 'rxjs';
import {
  addedPositions,
  currentPositions,
  highestNumberQuery,
  type Item,
  moveSteps,
  nextSort,
  numberSteps,
  orderedRows,
  type Position,
  positionsBehind,
  type RowRef,
  rowId,
} from '../../domain/items';
import { allCalls, type Call, Effect, type Failure, mapCall, succeed } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import type { RelatedRows } from './related-rows';

/** Rows that are read with one request. */
const ROWS_PER_READ = 250;

/** The most rows that are numbered again at a time. */
export const MAX_RENUMBERED = 1_000;

/**
 * Why rows were not moved: they have no distinct numbers, there are too many between the two
 * positions, or the list has changed since.
 */
export type OrderProblem = 'unnumbered' | 'too_many' | 'changed' | Failure;

/**
 * The order of a list with a sort field. Only rows between two positions get other numbers; those
 * that are on other pages are read first.
 */
export class ListOrder {
  private readonly problem = new BehaviorSubject<OrderProblem | null>(null);
  private readonly tasks$ = new Subject<Call<() => OrderProblem | null>>();
  private readonly work: Effect;
  private greatest: { readonly place: unknown; readonly sort: number | null } | null = null;
  readonly problem$: Observable<OrderProblem | null> = this.problem.asObservable();

  constructor(
    private readonly items: Pick<ItemsGateway, 'list'>,
    private readonly rows: RelatedRows,
  ) {
    this.work = new Effect(
      this.tasks$.pipe(
        concatMap((task) =>
          task.pipe(map((result) => this.problem.next(isLeft(result) ? result.left : result.right()))),
        ),
      ),
    );
  }

  /** Calls `add` with the number that puts a new row behind all others; null for a list without a sort field. */
  withNextSort(add: (sort: number | null) => void): void {
    const { sortField } = this.rows.list;
    if (sortField === null) {
      add(null);
      return;
    }
    const task = this.greatestSort(sortField).pipe(
      mapCall((greatest) => () => {
        add(nextSort(this.rows.stagedEdits, sortField, greatest));
        return null;
      }),
    );
    this.tasks$.next(task);
  }

  /** Moves a row that is shown on the page to another index of the page. */
  moveOnPage(row: RowRef, to: number, onMoved: () => void = () => undefined): void {
    const { sortField, primaryKey } = this.rows.list;
    if (sortField === null) return;
    const positions = currentPositions(this.rows.loaded, this.rows.stagedEdits, primaryKey, sortField);
    this.problem.next(positions === null ? 'unnumbered' : this.exchange(positions, sortField, row, to, onMoved));
  }

  /** Moves an added row to another index among the added rows. */
  moveAdded(row: RowRef, to: number, onMoved: () => void = () => undefined): void {
    const { sortField } = this.rows.list;
    if (sortField !== null)
      this.problem.next(this.exchange(addedPositions(this.rows.stagedEdits, sortField), sortField, row, to, onMoved));
  }

  /**
   * Moves a row from one position of the whole list to another, both counted from 0: those of the
   * rows on the server first, `count` in number, then those of added rows.
   */
  moveTo(row: RowRef, from: number, to: number, count: number, onMoved: () => void = () => undefined): void {
    const { sortField, primaryKey } = this.rows.list;
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    if (sortField === null || from === to) return;
    if (last - first >= MAX_RENUMBERED) {
      this.problem.next('too_many');
      return;
    }
    const task = this.read(Math.min(first, Math.max(count - 1, 0)), Math.min(last, count - 1)).pipe(
      mapCall((read) => () => {
        const positions = currentPositions(read, this.rows.stagedEdits, primaryKey, sortField);
        if (positions === null) return 'unnumbered';
        const end = positions.at(-1)?.sort ?? 0;
        const behind = last < count ? [] : positionsBehind(end, this.rows.stagedEdits, sortField);
        const offset = Math.min(first, Math.max(count - 1, 0));
        return this.exchange([...positions, ...behind], sortField, row, to - offset, onMoved);
      }),
    );
    this.tasks$.next(task);
  }

  /** Numbers the whole list from 1, in the order that it has. */
  number(count: number): void {
    const { sortField } = this.rows.list;
    if (sortField === null) return;
    if (count > MAX_RENUMBERED) {
      this.problem.next('too_many');
      return;
    }
    const task = this.read(0, count - 1).pipe(
      mapCall((read) => () => {
        const steps = numberSteps(read, this.rows.stagedEdits, this.rows.list, sortField);
        return this.rows.form.stage(...steps) ? null : 'changed';
      }),
    );
    this.tasks$.next(task);
  }

  dispose(): void {
    this.work.dispose();
  }

  private exchange(
    positions: readonly Position[],
    sortField: string,
    row: RowRef,
    to: number,
    onMoved: () => void,
  ): OrderProblem | null {
    const { form, stagedEdits } = this.rows;
    const from = orderedRows(positions, stagedEdits, sortField).findIndex((each) => rowId(each) === rowId(row));
    if (from < 0) return 'changed';
    if (!form.stage(...moveSteps(positions, stagedEdits, sortField, from, to))) return 'changed';
    onMoved();
    return null;
  }

  /** The rows from one index to another, with their keys and numbers. */
  private read(first: number, last: number): Call<readonly Item[]> {
    const { list, filter, ownSort } = this.rows;
    if (filter === null || last < first) return succeed([]);
    const pages: number[] = [];
    for (let page = Math.floor(first / ROWS_PER_READ); page <= Math.floor(last / ROWS_PER_READ); page += 1)
      pages.push(page);
    const reads = pages.map((page) =>
      this.items.list(list.collection, {
        fields: [list.primaryKey, ...(list.sortField === null ? [] : [list.sortField])],
        filter,
        sort: ownSort,
        limit: ROWS_PER_READ,
        page: page + 1,
      }),
    );
    const start = (pages[0] ?? 0) * ROWS_PER_READ;
    return allCalls<(readonly Item[])[]>(reads).pipe(
      mapCall((chunks) => chunks.flat().slice(first - start, last - start + 1)),
    );
  }

  /** The highest number on the server, read once for each state of the item. */
  private greatestSort(sortField: string): Call<number | null> {
    const { list, filter, place } = this.rows;
    if (filter === null) return succeed(null);
    if (this.greatest?.place === place) return succeed(this.greatest.sort);
    return this.items.list(list.collection, highestNumberQuery(filter, sortField)).pipe(
      mapCall(([row]) => {
        const sort = row === undefined ? NaN : Number(row[sortField]);
        this.greatest = { place, sort: Number.isFinite(sort) ? sort : null };
        return this.greatest.sort;
      }),
    );
  }
}
