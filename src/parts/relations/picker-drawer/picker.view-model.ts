import {
  catchError,
  combineLatest,
  distinctUntilChanged,
  filter,
  first,
  map,
  of,
  ReplaySubject,
  scan,
  shareReplay,
  startWith,
  Subject,
  switchMap,
  tap,
  type Observable,
} from 'rxjs';
import type { AccessStore } from '../../../application/access';
import { ListFactory, type ListSession } from '../../../application/browse';
import { itemDependencies } from '../../../application/dependencies';
import { latestView, PresetsStore } from '../../../application/presets';
import { keyOf, type PrimaryKey } from '../../../domain/items';
import { denied, type Denial } from '../../../domain/permissions';
import { Effect, equals, StateValue, valueOf } from '../../../kernel';
import { type ItemChoice, type LayoutDefinition, layoutResolver, Registries, viewModel } from '../../../kit';
import { choosableKeys, type PageLookup, pickerView, takenKeys } from './picker.rules';

/**
 * The keys of those among the given ones that cannot be chosen. May emit again; an error counts as
 * none. Called once per shown page.
 */
export type TakenAmong = (keys: readonly PrimaryKey[]) => Observable<readonly PrimaryKey[]>;

/** What cannot be chosen: keys known from the start, and a lookup for the others. */
interface TakenItems {
  readonly taken: readonly PrimaryKey[];
  readonly takenAmong: TakenAmong | undefined;
}

interface TakenState {
  readonly keys: ReadonlySet<string>;
  /** The keys of the shown page are being looked up. */
  readonly isPending: boolean;
}

const NONE: TakenState = { keys: new Set(), isPending: false };

export type PickerDenial = Denial | 'no_primary_key';

/** Whether a picker offers the layout. */
export const canChooseIn = ({ canChoose }: LayoutDefinition): boolean => canChoose === true;

/** The items of a picker, those that cannot be chosen, and the chosen ones. */
export class PickerViewModel {
  private readonly takenItems$ = new ReplaySubject<TakenItems>(1);
  private readonly attempts$ = new Subject<readonly PrimaryKey[]>();
  private readonly state: StateValue<TakenState>;
  private readonly denial: StateValue<PickerDenial | false>;
  private readonly cleaning: Effect;
  readonly choice: ItemChoice;
  /** The number of chosen items, those of other pages included. */
  readonly count$: Observable<number>;
  readonly denied$: Observable<PickerDenial | false>;
  /** Emits the chosen keys once it is known that they can be chosen; never an empty list. */
  readonly picked$: Observable<readonly PrimaryKey[]>;

  constructor(
    readonly session: ListSession,
    access: AccessStore,
    mode: ItemChoice['mode'],
    selected: readonly PrimaryKey[],
    takenLabel: string,
  ) {
    const { list, selection, primaryKey } = session;
    selection.selectKeys(selected);
    const shownKeys$ = list.items$.pipe(
      map((items) => (valueOf(items) ?? []).flatMap((item) => keyOf(item, primaryKey ?? '') ?? [])),
      distinctUntilChanged((one, other) => equals(one, other)),
    );
    const lookup$ = combineLatest([
      shownKeys$,
      this.takenItems$.pipe(
        map(({ takenAmong }) => takenAmong),
        distinctUntilChanged(),
      ),
    ]).pipe(
      switchMap(([keys, takenAmong]): Observable<PageLookup | null> => {
        if (takenAmong === undefined || keys.length === 0) return of({ keys: [], taken: [] });
        return takenAmong(keys).pipe(
          catchError(() => of([])),
          map((taken): PageLookup => ({ keys, taken })),
          startWith(null),
        );
      }),
    );
    this.state = new StateValue<TakenState>(
      NONE,
      combineLatest([
        this.takenItems$,
        lookup$.pipe(
          scan<PageLookup | null, { readonly found: ReadonlySet<string>; readonly isPending: boolean }>(
            ({ found }, page) =>
              page === null ? { found, isPending: true } : { found: takenKeys(found, page), isPending: false },
            { found: new Set(), isPending: false },
          ),
        ),
      ]).pipe(
        map(([{ taken }, { found, isPending }]) => ({ keys: new Set([...taken.map(String), ...found]), isPending })),
      ),
    );
    const taken$ = this.state.value$.pipe(
      map(({ keys }) => keys),
      distinctUntilChanged((one, other) => one.size === other.size && [...one].every((key) => other.has(key))),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    this.choice = { mode, taken$, takenLabel, choose: (key) => this.choose(key) };
    this.cleaning = new Effect(
      combineLatest([taken$, selection.keys$]).pipe(
        tap(([taken, keys]) => {
          const choosable = mode === 'one' ? keys : choosableKeys(keys, taken);
          if (choosable.length < keys.length) selection.selectKeys(choosable);
        }),
      ),
    );
    this.count$ = selection.keys$.pipe(map(({ length }) => length));
    this.denial = new StateValue<PickerDenial | false>(
      false,
      access.access$.pipe(
        map((rights) => denied(rights, session.collection, 'read') || (primaryKey === null && 'no_primary_key')),
      ),
    );
    this.denied$ = this.denial.value$.pipe(distinctUntilChanged());
    this.picked$ = this.attempts$.pipe(
      switchMap((keys) =>
        this.state.value$.pipe(
          first(({ isPending }) => !isPending),
          map(({ keys: taken }) => choosableKeys(keys, taken)),
        ),
      ),
      filter((keys) => keys.length > 0),
    );
  }

  /** The items that cannot be chosen now. */
  setTaken(items: TakenItems): void {
    this.takenItems$.next(items);
  }

  /** Chooses the ticked items. */
  confirm(): void {
    this.attempts$.next(this.session.selection.keys);
  }

  dispose(): void {
    this.cleaning.dispose();
    this.state.dispose();
    this.denial.dispose();
    this.session.dispose();
  }

  private choose(text: string): void {
    const { list, selection, primaryKey } = this.session;
    if (this.state.value.keys.has(text)) return;
    if (this.choice.mode === 'many') {
      selection.toggle(text);
      return;
    }
    const keys = list.items.flatMap((item) => keyOf(item, primaryKey ?? '') ?? []);
    const key = keys.find((each) => String(each) === text);
    if (key !== undefined) this.attempts$.next([key]);
  }
}

export interface PickedList {
  readonly collection: string;
  readonly lockedFilter: ListSession['lockedFilter'];
}

export const pickerViewModel = viewModel(
  [ListFactory, PresetsStore, itemDependencies('access', 'schema', 'clock'), Registries],
  (lists, presets, { access, schema, clock }, { layouts, displays }) =>
    (list: PickedList, mode: ItemChoice['mode'], selected: readonly PrimaryKey[], takenLabel: string) => {
      const saved = latestView(presets, schema, clock, { collection: list.collection, bookmark: null });
      const memoryView = pickerView(saved);
      const session = lists.open({ ...list, memoryView }, layoutResolver(layouts, displays, canChooseIn));
      return new PickerViewModel(session, access, mode, selected, takenLabel);
    },
);
