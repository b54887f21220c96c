import { map, merge, tap } from 'rxjs';
import { ItemNames } from '../../../application/filters';
import { HistoryDependencies, RecentChanges, UserMentions } from '../../../application/history';
import { DraftJournal, DraftList } from '../../../application/recovery';
import { DevicePreferences } from '../../../application/settings';
import { visibleCollections } from '../../../domain/schema';
import { Effect, valueOf } from '../../../kernel';
import { viewModel } from '../../../kit';

/** Changes listed; older ones are in the activity log. */
export const MAX_CHANGES = 8;

/** The overview: mentions of the user and what was changed lately, with the names of the items, and the drafts on this device. */
export class OverviewViewModel {
  private readonly naming: Effect;
  readonly changes: RecentChanges;
  readonly mentions: UserMentions;
  readonly drafts: DraftList;
  readonly names: ItemNames;

  constructor(
    dependencies: Pick<HistoryDependencies, 'access' | 'clock' | 'comments' | 'items' | 'schema'>,
    preferences: Pick<DevicePreferences, 'readMentions' | 'setReadMentions'>,
    journal: DraftJournal,
    language: string,
  ) {
    const collections = visibleCollections(dependencies.schema.schema, language).map(({ collection }) => collection);
    this.changes = new RecentChanges(dependencies, collections);
    this.mentions = new UserMentions(dependencies, preferences);
    this.drafts = new DraftList(journal);
    this.names = new ItemNames(dependencies.items, dependencies.schema, language, dependencies.access);
    this.naming = new Effect(
      merge(
        this.changes.changes$.pipe(map((changes) => (valueOf(changes) ?? []).slice(0, MAX_CHANGES))),
        this.mentions.mentions$.pipe(map((mentions) => (valueOf(mentions) ?? []).map(({ comment }) => comment))),
      ).pipe(tap((named) => this.names.requestAll(named))),
    );
  }

  dispose(): void {
    for (const part of [this.naming, this.names, this.drafts, this.mentions, this.changes]) part.dispose();
  }
}

export const overviewViewModel = viewModel(
  [HistoryDependencies, DevicePreferences, DraftJournal],
  (dependencies, preferences, journal) => (language: string) =>
    new OverviewViewModel(dependencies, preferences, journal, language),
);
