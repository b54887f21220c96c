import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  type Observable,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import {
  type ArchiveDirection,
  ArchiveSelection,
  DeleteSelection,
  MAX_SELECTED,
  SelectAll,
  type ListSession,
} from '../../../../application/browse';
import { itemDependencies, type ItemDependencies } from '../../../../application/dependencies';
import { hidesArchived } from '../../../../domain/filters';
import { keyOf, type PlannedWrite } from '../../../../domain/items';
import { denied } from '../../../../domain/permissions';
import { archiveRuleOf } from '../../../../domain/schema';
import { actionOf, Effect, equals, StateValue, valueOf } from '../../../../kernel';
import { type PageAction, type TextKey, viewModel } from '../../../../kit';
import { NO_RISKS, type WriteRisks } from './write-risks';

export interface SelectionCounts {
  readonly selected: number;
  /** Selected items that are not on this page. */
  readonly elsewhere: number;
  /** The number of items matching the filters; null until counted. */
  readonly found: number | null;
}

interface ArchiveDirections {
  readonly archive: boolean;
  /** Only where archived items are listed. */
  readonly unarchive: boolean;
}

interface SelectionDialog {
  readonly kind: 'edit' | 'delete' | 'archive' | 'unarchive';
  /** What the user has to know before. */
  readonly risks: readonly TextKey[];
}

/** A question about the selection, asked once its risks are known. */
interface Question {
  readonly kind: 'delete' | ArchiveDirection;
  readonly write: PlannedWrite;
}

/** The selection bar: the selected items and the actions on them. */
export class SelectionViewModel {
  private readonly counts: StateValue<SelectionCounts>;
  private readonly actions: StateValue<readonly PageAction[]>;
  private readonly selectFound: StateValue<readonly PageAction[]>;
  private readonly all: StateValue<readonly PageAction[]>;
  private readonly dialog = new BehaviorSubject<SelectionDialog | null>(null);
  readonly counts$: Observable<SelectionCounts>;
  /** Edit, archive, unarchive and delete, as far as they apply. */
  readonly actions$: Observable<readonly PageAction[]>;
  /** Selects the items of all pages; empty if all are selected. */
  readonly selectFound$: Observable<readonly PageAction[]>;
  /** For the command palette. */
  readonly all$: Observable<readonly PageAction[]>;
  private readonly questions$ = new Subject<Question>();
  private readonly checking = new BehaviorSubject(false);
  private readonly checks: Effect;
  /** The open dialog; null for none. */
  readonly dialog$: Observable<SelectionDialog | null> = this.dialog.asObservable();
  readonly remove: DeleteSelection;
  readonly archive: ArchiveSelection;
  readonly selectAll: SelectAll;

  constructor(
    readonly browse: ListSession,
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'access' | 'notifications' | 'schema'>,
    risks: WriteRisks = NO_RISKS,
  ) {
    const { collection, selection, list, primaryKey } = browse;
    this.remove = new DeleteSelection(browse, dependencies);
    this.archive = new ArchiveSelection(browse, dependencies);
    this.selectAll = new SelectAll(browse, dependencies);
    this.checks = new Effect(
      this.questions$.pipe(
        tap(() => this.checking.next(true)),
        switchMap(({ kind, write }) =>
          risks.risksOf(browse.selection.keys, write).pipe(tap((known) => this.onChecked(kind, known))),
        ),
      ),
    );
    this.counts = new StateValue<SelectionCounts>(
      { selected: 0, elsewhere: 0, found: null },
      combineLatest([selection.texts$, list.items$, list.counts$]).pipe(
        map(([texts, items, counts]) => {
          const here = new Set((valueOf(items) ?? []).map((item) => String(keyOf(item, primaryKey ?? ''))));
          const elsewhere = [...texts].filter((text) => !here.has(text)).length;
          return { selected: texts.size, elsewhere, found: valueOf(counts)?.filter_count ?? null };
        }),
      ),
    );
    this.counts$ = this.counts.value$;
    this.actions = new StateValue<readonly PageAction[]>(
      [],
      combineLatest([
        this.counts$.pipe(
          map(({ selected }) => selected),
          distinctUntilChanged(),
        ),
        combineLatest([dependencies.schema.schema$, browse.view$]).pipe(
          map(([schema, { filters }]) => {
            const known = schema.collections.get(collection);
            const archive = known !== undefined && archiveRuleOf(known) !== null;
            return { archive, unarchive: archive && !hidesArchived(filters) };
          }),
          distinctUntilChanged((one, other) => equals(one, other)),
        ),
      ]).pipe(map(([selected, directions]) => this.actionsOf(selected, directions))),
    );
    this.actions$ = this.actions.value$;
    this.selectFound = new StateValue<readonly PageAction[]>(
      [],
      combineLatest([
        this.counts$.pipe(distinctUntilChanged((one, other) => equals(one, other))),
        this.selectAll.denied$.pipe(
          map((reason) => reason === 'items_not_counted'),
          distinctUntilChanged(),
        ),
      ]).pipe(map(([counts, isUncounted]) => this.selectFoundOf(counts, isUncounted))),
    );
    this.selectFound$ = this.selectFound.value$;
    this.all = new StateValue<readonly PageAction[]>(
      [],
      combineLatest([this.actions$, this.selectFound$]).pipe(map((lists) => lists.flat())),
    );
    this.all$ = this.all.value$;
  }

  /** After the risks of archiving have been shown. */
  confirmArchive(): void {
    const kind = this.dialog.value?.kind;
    this.closeDialog();
    if (kind === 'archive' || kind === 'unarchive') this.archive.execute(kind);
  }

  closeDialog(): void {
    this.dialog.next(null);
  }

  dispose(): void {
    const { checks, all, actions, selectFound, counts, remove, archive, selectAll } = this;
    for (const part of [checks, all, actions, selectFound, counts, remove, archive, selectAll]) part.dispose();
  }

  private ask(question: Question): void {
    this.questions$.next(question);
  }

  /** A deletion is always confirmed; archiving can be undone, so it is only when there are risks. */
  private onChecked(kind: Question['kind'], risks: readonly TextKey[]): void {
    this.checking.next(false);
    if (kind !== 'delete' && risks.length === 0) this.archive.execute(kind);
    else this.dialog.next({ kind, risks });
  }

  private actionsOf(selected: number, directions: ArchiveDirections): readonly PageAction[] {
    const edit: PageAction = {
      id: 'edit-selection',
      label: 'edit',
      icon: 'edit',
      denied$: this.dependencies.access.access$.pipe(map((access) => denied(access, this.browse.collection, 'update'))),
      execute: () => this.dialog.next({ kind: 'edit', risks: [] }),
    };
    const archiveIn = (direction: ArchiveDirection): PageAction => ({
      id: `${direction}-selection`,
      label: direction,
      icon: direction,
      denied$: this.archive.denied$,
      busy$: this.checking,
      execute: () => this.ask({ kind: direction, write: { kind: 'edit', edits: this.archive.editsOf(direction) } }),
    });
    const remove: PageAction = {
      id: 'delete-selection',
      label: 'delete_items',
      parameters: { count: selected },
      icon: 'delete',
      danger: true,
      denied$: this.remove.denied$,
      busy$: this.checking,
      execute: () => this.ask({ kind: 'delete', write: { kind: 'delete' } }),
    };
    return [
      ...(selected > 1 ? [edit] : []),
      ...(directions.archive ? [archiveIn('archive')] : []),
      ...(directions.unarchive ? [archiveIn('unarchive')] : []),
      remove,
    ];
  }

  private selectFoundOf({ selected, found }: SelectionCounts, isUncounted: boolean): readonly PageAction[] {
    const look = { id: 'select-found', icon: 'done_all' };
    if (isUncounted) return [actionOf(this.selectAll, undefined, { ...look, label: 'select_all_uncounted' })];
    if (found === null || found <= selected || selected >= MAX_SELECTED) return [];
    return [
      actionOf(
        this.selectAll,
        undefined,
        found > MAX_SELECTED
          ? { ...look, label: 'select_first_found', parameters: { most: MAX_SELECTED, number: found } }
          : { ...look, label: 'select_all_found', parameters: { number: found } },
      ),
    ];
  }
}

export const selectionViewModel = viewModel(
  [itemDependencies('items', 'access', 'notifications', 'schema')],
  (dependencies) => (browse: ListSession, risks?: WriteRisks) => new SelectionViewModel(browse, dependencies, risks),
);
