import { BehaviorSubject, combineLatest, map, merge, type Observable, of, tap } from 'rxjs';
import {
  ChangeModel,
  SaveSnapshot,
  type SnapshotDependencies,
  snapshotDependencies,
} from '../../../application/data-model';
import { Notifications } from '../../../application/notifications';
import {
  type Collection,
  type CollectionVisibility,
  collectionName,
  collectionNote,
  DEFAULT_VISIBILITIES,
  fieldsOf,
  isSystemCollection,
  isUnmanaged,
  type Schema,
  visibilityOf,
} from '../../../domain/schema';
import { Effect, linkAction, StateValue, textOrder } from '../../../kernel';
import { type Locale, type PageAction, Translator, viewModel } from '../../../kit';
import { CollectionDeletion } from './collection-deletion';
import { COMPARE } from './model-path';

/** A row of the list. */
export interface ModelRow {
  readonly collection: string;
  readonly name: string;
  readonly note: string | null;
  readonly icon: string;
  readonly color: string | null;
  readonly visibility: CollectionVisibility;
  /** Null for a table without configuration, whose fields are not known to the platform. */
  readonly fields: number | null;
}

const ICONS: Readonly<Record<CollectionVisibility, string | null>> = {
  visible: null,
  hidden: 'visibility_off',
  system: 'settings',
  unmanaged: 'dns',
};

const rowOf = (schema: Schema, each: Collection, locale: string): ModelRow => {
  const visibility = visibilityOf(each);
  return {
    collection: each.collection,
    // A table without configuration has no name but that in the database.
    name: isUnmanaged(each) ? each.collection : collectionName(each, locale),
    note: collectionNote(each, locale),
    icon: ICONS[visibility] ?? each.meta?.icon ?? 'box',
    color: each.meta?.color ?? null,
    visibility,
    fields: isUnmanaged(each) ? null : fieldsOf(schema, each.collection).length,
  };
};

/** The list of all collections, filtered by what is shown of them. */
export class DataModelViewModel {
  private readonly shown = new BehaviorSubject<readonly CollectionVisibility[]>(DEFAULT_VISIBILITIES);
  private readonly setUp: ChangeModel;
  private readonly saving: SaveSnapshot;
  private readonly rows: StateValue<readonly ModelRow[]>;
  private readonly work: Effect;
  /** The menu of the page. */
  readonly actions: readonly PageAction[];
  readonly shown$: Observable<readonly CollectionVisibility[]> = this.shown.asObservable();
  readonly rows$: Observable<readonly ModelRow[]>;
  readonly deletion: CollectionDeletion;

  constructor(
    dependencies: SnapshotDependencies,
    notifications: Pick<Notifications, 'show' | 'showNamed' | 'showFailure'>,
    locale$: Observable<Locale>,
  ) {
    this.deletion = new CollectionDeletion(dependencies, notifications);
    this.setUp = new ChangeModel(dependencies);
    this.saving = new SaveSnapshot(dependencies);
    this.actions = [
      {
        id: 'save-model',
        label: 'model_save_file',
        note: 'model_save_file_note',
        icon: 'download',
        denied$: this.saving.denied$,
        busy$: this.saving.busy$,
        execute: () => this.saving.execute(),
      },
      linkAction({ id: 'compare-model', label: 'compare_with_file', icon: 'difference' }, COMPARE),
    ];
    this.rows = new StateValue<readonly ModelRow[]>(
      [],
      combineLatest([dependencies.schema.schema$, this.shown, locale$]).pipe(
        map(([schema, shown, { code }]) =>
          [...schema.collections.values()]
            .map((each) => rowOf(schema, each, code))
            .filter(({ visibility }) => shown.includes(visibility))
            .toSorted((a, b) => textOrder(code)(a.name, b.name)),
        ),
      ),
    );
    this.rows$ = this.rows.value$;
    this.work = new Effect(
      merge(
        this.setUp.done$.pipe(tap(() => notifications.show('collection_set_up_done'))),
        merge(this.setUp.failure$, this.saving.failure$).pipe(
          tap((failure) => failure !== null && notifications.showFailure(failure)),
        ),
      ),
    );
  }

  toggle(visibility: CollectionVisibility): void {
    const { value } = this.shown;
    this.shown.next(value.includes(visibility) ? value.filter((each) => each !== visibility) : [...value, visibility]);
  }

  /** The menu of a row. */
  actionsOf({ collection, visibility }: ModelRow): readonly PageAction[] {
    if (isSystemCollection(collection)) return [];
    return [
      ...(visibility === 'unmanaged'
        ? [
            {
              id: 'set-up',
              label: 'collection_set_up',
              icon: 'tune',
              denied$: this.setUp.denied$,
              busy$: this.setUp.busy$,
              execute: () => this.setUp.execute({ change: 'set_up', collection }),
            } as const,
          ]
        : []),
      {
        id: 'delete-collection',
        label: 'collection_delete',
        icon: 'delete',
        danger: true,
        denied$: of(false),
        execute: () => this.deletion.ask(collection),
      },
    ];
  }

  dispose(): void {
    [this.work, this.deletion, this.setUp, this.saving, this.rows].forEach((each) => each.dispose());
  }
}

export const dataModelViewModel = viewModel(
  [snapshotDependencies, Notifications, Translator],
  (dependencies, notifications, { locale$ }) =>
    () =>
      new DataModelViewModel(dependencies, notifications, locale$),
);
