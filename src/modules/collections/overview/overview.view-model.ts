import { tap } from 'rxjs';
import { ItemNames } from '../../../application/filters';
import { HistoryDependencies, RecentChanges } from '../../../application/history';
import { DraftJournal, DraftList } from '../../../application/recovery';
import { visibleCollections } from '../../../domain/schema';
import { Effect, valueOf } from '../../../kernel';
import { viewModel } from '../../../kit';

/** Changes listed; older ones are in the activity log. */
export const MAX_CHANGES = 8;

/** The overview: what was changed lately, with the names of the items, and the drafts on this device. */
export class OverviewViewModel {
  private readonly naming: Effect;
  readonly changes: RecentChanges;
  readonly drafts: DraftList;
  readonly names: ItemNames;

  constructor(
    dependencies: Pick<HistoryDependencies, 'access' | 'clock' | 'items' | 'schema'>,
    journal: DraftJournal,
    language: string,
  ) {
    const collections = visibleCollections(dependencies.schema.schema, language).map(({ collection }) => collection);
    this.changes = new RecentChanges(dependencies, collections);
    this.drafts = new DraftList(journal);
    this.names = new ItemNames(dependencies.items, dependencies.schema, language, dependencies.access);
    this.naming = new Effect(
      this.changes.changes$.pipe(
        tap((changes) => this.names.requestAll((valueOf(changes) ?? []).slice(0, MAX_CHANGES))),
      ),
    );
  }

  dispose(): void {
    for (const part of [this.naming, this.names, this.drafts, this.changes]) part.dispose();
  }
}

export const overviewViewModel = viewModel(
  [HistoryDependencies, DraftJournal],
  (dependencies, journal) => (language: string) => new OverviewViewModel(dependencies, journal, language),
);
