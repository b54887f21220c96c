import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import {
  CompareRoles,
  type CompareRolesDependencies,
  compareRolesDependencies,
  type RoleComparison,
} from '../../../../application/access';
import { itemDependencies, type ItemDependencies } from '../../../../application/dependencies';
import { ItemNames } from '../../../../application/filters';
import type { CellDifference } from '../../../../domain/permissions';
import { collectionName, isSystemCollection, type Schema } from '../../../../domain/schema';
import { idle, type RemoteData, StateValue, valueOf, textOrder } from '../../../../kernel';
import { viewModel } from '../../../../kit';

export interface DifferenceRow extends CellDifference {
  readonly key: string;
  readonly name: string;
}

export interface ShownDifferences {
  readonly rows: readonly DifferenceRow[];
  /** Of the collections shown, whatever is searched. */
  readonly different: number;
  readonly equal: number;
}

/** The page that compares two roles: what differs, searched, with or without system collections. */
export class CompareRolesViewModel {
  private readonly showsSystem = new BehaviorSubject(false);
  private readonly search = new BehaviorSubject('');
  private readonly loaded: StateValue<RemoteData<RoleComparison>>;
  readonly names: ItemNames;
  readonly comparison$: Observable<RemoteData<RoleComparison>>;
  readonly shown$: Observable<ShownDifferences>;
  readonly showsSystem$: Observable<boolean> = this.showsSystem.asObservable();
  readonly search$: Observable<string> = this.search.asObservable();

  constructor(
    readonly roles: CompareRoles,
    dependencies: Pick<CompareRolesDependencies, 'schema'>,
    { items, schema: store }: Pick<ItemDependencies, 'items' | 'schema'>,
    private readonly language: string,
  ) {
    this.names = new ItemNames(items, store, language);
    this.loaded = new StateValue<RemoteData<RoleComparison>>(idle, roles.comparison$);
    this.comparison$ = this.loaded.value$;
    this.shown$ = combineLatest([this.comparison$, dependencies.schema.schema$, this.showsSystem, this.search]).pipe(
      map(([loaded, schema, showsSystem, search]) => this.shownOf(valueOf(loaded), schema, showsSystem, search)),
    );
  }

  showSystem(shows: boolean): void {
    this.showsSystem.next(shows);
  }

  searchFor(text: string): void {
    this.search.next(text);
  }

  dispose(): void {
    this.loaded.dispose();
    this.names.dispose();
  }

  private shownOf(
    comparison: RoleComparison | null,
    { collections }: Schema,
    showsSystem: boolean,
    search: string,
  ): ShownDifferences {
    if (comparison === null) return { rows: [], different: 0, equal: 0 };
    const { differences, equal } = comparison;
    const text = search.trim().toLowerCase();
    const shown = differences.filter(({ collection }) => showsSystem || !isSystemCollection(collection));
    const rows = shown
      .map((each): DifferenceRow => {
        const entry = collections.get(each.collection);
        const name = entry === undefined ? each.collection : collectionName(entry, this.language);
        return { ...each, name, key: `${each.collection}.${each.action}` };
      })
      .filter(({ name, collection }) => name.toLowerCase().includes(text) || collection.includes(text))
      .toSorted((a, b) => Number(a.isSystem) - Number(b.isSystem) || textOrder(this.language)(a.name, b.name));
    return { rows, different: shown.length, equal: equal.content + (showsSystem ? equal.system : 0) };
  }
}

export const compareRolesViewModel = viewModel(
  [compareRolesDependencies, itemDependencies('items', 'schema')],
  (dependencies, items) => (language: string) =>
    new CompareRolesViewModel(new CompareRoles(dependencies), dependencies, items, language),
);
