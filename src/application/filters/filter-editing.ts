import { BehaviorSubject, distinctUntilChanged, EMPTY, merge, Subject, switchMap, tap, type Observable } from 'rxjs';
import {
  addFilter,
  changeFilter,
  clearFilters,
  FILTER_EDIT_DELAY_MS,
  unusedKey,
  nextFocusKey,
  newCondition,
  newGroup,
  removeFilter,
  withOperator,
  type FilterGroup,
  type FilterNode,
  type FilterOperator,
} from '../../domain/filters';
import type { FieldType } from '../../domain/schema';
import { equals, Effect, type Json } from '../../kernel';
import type { Clock } from '../../ports/clock';

type Filters = readonly FilterNode[];

/** Where the focus is to go: to the value of an entry, to the entry itself, or (null) to where another one is added. */
export interface FilterFocus {
  readonly key: string | null;
  readonly part: 'value' | 'entry';
}

const same = (one: Filters, other: Filters): boolean => equals(one as unknown as Json, other as unknown as Json);

/**
 * Filters while somebody edits them. Edits are passed on once they have rested for 850 ms, at once when told so, and on
 * leaving. Filters that are changed elsewhere meanwhile take the place of what is edited here.
 */
export class FilterEditing {
  private readonly drafted = new BehaviorSubject<Filters>([]);
  private readonly waiting = new BehaviorSubject(false);
  private readonly focus = new BehaviorSubject<FilterFocus | null>(null);
  private readonly rest$ = new Subject<void>();
  private readonly work: Effect;
  private passed: Filters = [];
  readonly draft$: Observable<Filters> = this.drafted.asObservable();
  /** True while there are edits that have not been passed on. */
  readonly pending$: Observable<boolean> = this.waiting.pipe(distinctUntilChanged());
  readonly focus$: Observable<FilterFocus | null> = this.focus.asObservable();

  constructor(
    clock: Clock,
    filters$: Observable<Filters>,
    private readonly onPass: (filters: Filters) => void,
  ) {
    this.work = new Effect(
      merge(
        this.rest$.pipe(
          switchMap(() => (this.waiting.value ? clock.after(FILTER_EDIT_DELAY_MS) : EMPTY)),
          tap(() => this.pass()),
        ),
        filters$.pipe(tap((filters) => this.take(filters))),
      ),
    );
  }

  get draft(): Filters {
    return this.drafted.value;
  }

  /** At the end of a group, or of all. */
  addCondition(group: string | null, field: string, type: FieldType): void {
    this.add(group, newCondition(unusedKey(this.draft), field, type));
  }

  addGroup(group: string | null, join: FilterGroup['join']): void {
    this.add(group, newGroup(unusedKey(this.draft), join));
  }

  /** Another field asks anew: what was compared with before means nothing to it. */
  chooseField(key: string, field: string, type: FieldType): void {
    this.edit(changeFilter(this.draft, key, () => newCondition(key, field, type)));
    this.focus.next({ key, part: 'value' });
  }

  chooseOperator(key: string, operator: FilterOperator): void {
    this.edit(
      changeFilter(this.draft, key, (node) => (node.kind === 'condition' ? withOperator(node, operator) : node)),
    );
  }

  chooseValue(key: string, value: Json): void {
    this.edit(changeFilter(this.draft, key, (node) => (node.kind === 'condition' ? { ...node, value } : node)));
  }

  chooseJoin(key: string, join: FilterGroup['join']): void {
    this.edit(changeFilter(this.draft, key, (node) => (node.kind === 'group' ? { ...node, join } : node)));
  }

  remove(key: string): void {
    const neighbour = nextFocusKey(this.draft, key);
    this.edit(removeFilter(this.draft, key));
    this.focus.next({ key: neighbour, part: 'entry' });
  }

  /** What is locked stays. */
  clear(): void {
    this.replace(clearFilters(this.draft));
    this.focus.next({ key: null, part: 'entry' });
  }

  /** Others instead, at once. */
  replace(filters: Filters): void {
    this.edit(filters);
    this.pass();
  }

  /** Leads to an entry that is there already. */
  lead(focus: FilterFocus): void {
    this.focus.next(focus);
  }

  /** The focus has gone where it was to go. */
  arrived(): void {
    if (this.focus.value !== null) this.focus.next(null);
  }

  /** Passes on what has been edited, if anything. */
  pass(): void {
    if (!this.waiting.value) return;
    this.waiting.next(false);
    this.rest$.next();
    if (same(this.passed, this.draft)) return;
    this.passed = this.draft;
    this.onPass(this.draft);
  }

  dispose(): void {
    this.pass();
    this.work.dispose();
  }

  private add(group: string | null, node: FilterNode): void {
    this.edit(addFilter(this.draft, group, node));
    this.focus.next({ key: node.key, part: 'value' });
  }

  private edit(filters: Filters): void {
    this.drafted.next(filters);
    this.waiting.next(true);
    this.rest$.next();
  }

  private take(filters: Filters): void {
    if (same(filters, this.passed)) return;
    this.passed = filters;
    this.drafted.next(filters);
    this.waiting.next(false);
    this.rest$.next();
  }
}
