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
import type { Clock } from '../../ports/environment/clock';

type Filters = readonly FilterNode[];

/** The next focus: the value of a filter, its entry, or (null) the button that adds one. */
export interface FilterFocus {
  readonly key: string | null;
  readonly part: 'value' | 'entry';
}

const isSame = (one: Filters, other: Filters): boolean => equals(one as unknown as Json, other as unknown as Json);

/**
 * A draft of filters. Edits are applied after 850 ms without a change, on demand and on disposal. A change from outside
 * replaces the draft.
 */
export class FilterEditor {
  private readonly draftState = new BehaviorSubject<Filters>([]);
  private readonly pending = new BehaviorSubject(false);
  private readonly focus = new BehaviorSubject<FilterFocus | null>(null);
  private readonly edits$ = new Subject<void>();
  private readonly work: Effect;
  private applied: Filters = [];
  readonly draft$: Observable<Filters> = this.draftState.asObservable();
  /** True while edits have not been applied. */
  readonly pending$: Observable<boolean> = this.pending.pipe(distinctUntilChanged());
  readonly focus$: Observable<FilterFocus | null> = this.focus.asObservable();

  constructor(
    clock: Clock,
    filters$: Observable<Filters>,
    private readonly onApply: (filters: Filters) => void,
  ) {
    this.work = new Effect(
      merge(
        this.edits$.pipe(
          switchMap(() => (this.pending.value ? clock.after(FILTER_EDIT_DELAY_MS) : EMPTY)),
          tap(() => this.apply()),
        ),
        filters$.pipe(tap((filters) => this.replaceFromOutside(filters))),
      ),
    );
  }

  get draft(): Filters {
    return this.draftState.value;
  }

  /** Appends to a group, or (null) to the root. */
  addCondition(group: string | null, field: string, type: FieldType, operator?: FilterOperator): void {
    this.add(group, newCondition(unusedKey(this.draft), field, type, operator));
  }

  addGroup(group: string | null, join: FilterGroup['join']): void {
    this.add(group, newGroup(unusedKey(this.draft), join));
  }

  /** Resets operator and value, which belong to the previous field. */
  setField(key: string, field: string, type: FieldType, operator?: FilterOperator): void {
    this.edit(changeFilter(this.draft, key, () => newCondition(key, field, type, operator)));
    this.focus.next({ key, part: 'value' });
  }

  setOperator(key: string, operator: FilterOperator): void {
    this.edit(
      changeFilter(this.draft, key, (node) => (node.kind === 'condition' ? withOperator(node, operator) : node)),
    );
  }

  setValue(key: string, value: Json): void {
    this.edit(changeFilter(this.draft, key, (node) => (node.kind === 'condition' ? { ...node, value } : node)));
  }

  setJoin(key: string, join: FilterGroup['join']): void {
    this.edit(changeFilter(this.draft, key, (node) => (node.kind === 'group' ? { ...node, join } : node)));
  }

  remove(key: string): void {
    const neighbour = nextFocusKey(this.draft, key);
    this.edit(removeFilter(this.draft, key));
    this.focus.next({ key: neighbour, part: 'entry' });
  }

  /** Keeps locked filters. */
  clear(): void {
    this.replace(clearFilters(this.draft));
    this.focus.next({ key: null, part: 'entry' });
  }

  /** Applies at once. */
  replace(filters: Filters): void {
    this.edit(filters);
    this.apply();
  }

  focusOn(focus: FilterFocus): void {
    this.focus.next(focus);
  }

  /** To be called when the focus was set. */
  clearFocus(): void {
    if (this.focus.value !== null) this.focus.next(null);
  }

  /** Applies pending edits now. */
  apply(): void {
    if (!this.pending.value) return;
    this.pending.next(false);
    this.edits$.next();
    if (isSame(this.applied, this.draft)) return;
    this.applied = this.draft;
    this.onApply(this.draft);
  }

  dispose(): void {
    this.apply();
    this.work.dispose();
  }

  private add(group: string | null, node: FilterNode): void {
    this.edit(addFilter(this.draft, group, node));
    this.focus.next({ key: node.key, part: 'value' });
  }

  private edit(filters: Filters): void {
    this.draftState.next(filters);
    this.pending.next(true);
    this.edits$.next();
  }

  private replaceFromOutside(filters: Filters): void {
    if (isSame(filters, this.applied)) return;
    this.applied = filters;
    this.draftState.next(filters);
    this.pending.next(false);
    this.edits$.next();
  }
}
