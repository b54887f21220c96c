import { tap } from 'rxjs';
import type { ListSession } from '../../application/browse';
import { HistoryDependencies, LoggedItems } from '../../application/history';
import { loggedItem } from '../../domain/revisions';
import { Effect, valueOf } from '../../kernel';
import { viewModel } from '../../kit';

/** The names of the items that the listed entries are about, requested for each page of the list. */
export class ListedItemsViewModel {
  private readonly naming: Effect;
  readonly names: LoggedItems;

  constructor(
    dependencies: Pick<HistoryDependencies, 'items' | 'schema' | 'access'>,
    list: Pick<ListSession['list'], 'items$'>,
    language: string,
  ) {
    this.names = new LoggedItems(dependencies, language);
    this.naming = new Effect(
      list.items$.pipe(
        tap((rows) => this.names.request((valueOf(rows) ?? []).flatMap((row) => loggedItem(row) ?? []))),
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
