import { tap } from 'rxjs';
import type { ListSession } from '../../application/browse';
import { ItemNames } from '../../application/filters';
import { HistoryDependencies } from '../../application/history';
import { loggedItem } from '../../domain/revisions';
import { Effect, valueOf } from '../../kernel';
import { viewModel } from '../../kit';

/** The names of the items that the listed entries are about, requested for each page of the list. */
export class ListedItemsViewModel {
  private readonly naming: Effect;
  readonly names: ItemNames;

  constructor(
    dependencies: Pick<HistoryDependencies, 'items' | 'schema' | 'access'>,
    list: Pick<ListSession['list'], 'items$'>,
    language: string,
  ) {
    this.names = new ItemNames(dependencies.items, dependencies.schema, language, dependencies.access);
    this.naming = new Effect(
      list.items$.pipe(
        tap((rows) => this.names.requestAll((valueOf(rows) ?? []).flatMap((row) => loggedItem(row) ?? []))),
      ),
    );
  }

  dispose(): void {
    this.naming.dispose();
    this.names.dispose();
  }
}

export const listedItemsViewModel = viewModel(
  [HistoryDependencies],
  (dependencies) => (list: ListSession['list'], language: string) =>
    new ListedItemsViewModel(dependencies, list, language),
);
