import { combineLatest, tap } from 'rxjs';
import { HistoryDependencies, LoggedItems, RecentChanges } from '../../../application/history';
import { DraftJournal, DraftList } from '../../../application/recovery';
import type { JournalEntry } from '../../../domain/recovery';
import { visibleCollections } from '../../../domain/schema';
import { Effect, valueOf } from '../../../kernel';
import { viewModel } from '../../../kit';

/** Changes listed; older ones are in the activity log. */
export const MAX_CHANGES = 8;

const draftItem = ({ place }: JournalEntry) =>
  place.kind === 'existing' ? [{ collection: place.collection, item: String(place.key) }] : [];

/** The overview: what was changed lately, and the drafts on this device, with the names of their items. */
export class OverviewViewModel {
  private readonly naming: Effect;
  readonly changes: RecentChanges;
  readonly drafts: DraftList;
  readonly names: LoggedItems;

  constructor(
    dependencies: Pick<HistoryDependencies, 'access' | 'clock' | 'items' | 'schema'>,
    journal: DraftJournal,
    language: string,
  ) {
    const collections = visibleCollections(dependencies.schema.schema, language).map(({ collection }) => collection);
    this.changes = new RecentChanges(dependencies, collections);
    this.drafts = new DraftList(journal);
    this.names = new LoggedItems(dependencies, language);
    this.naming = new Effect(
      combineLatest([this.changes.changes$, this.drafts.entries$]).pipe(
        tap(([changes, drafts]) =>
          this.names.request([...(valueOf(changes) ?? []).slice(0, MAX_CHANGES), ...drafts.flatMap(draftItem)]),
        ),
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
