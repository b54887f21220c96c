import { combineLatest, tap } from 'rxjs';
import { ItemNames } from '../../application/filters';
import { ActivityEntry, HistoryDependencies, MentionedPeople } from '../../application/history';
import { mentionsIn } from '../../domain/revisions';
import { Effect, valueOf } from '../../kernel';
import { viewModel } from '../../kit';

/** An open entry of the log, with the titles of the items that its changes refer to and the users that it mentions. */
export class ActivityEntryViewModel {
  private readonly naming: Effect;
  readonly entry: ActivityEntry;
  readonly names: ItemNames;
  readonly people: MentionedPeople;

  constructor(dependencies: HistoryDependencies, id: number, language: string) {
    this.entry = new ActivityEntry(dependencies, id, language);
    this.names = new ItemNames(dependencies.items, dependencies.schema, language);
    this.people = new MentionedPeople(dependencies);
    this.naming = new Effect(
      combineLatest([this.entry.entry$, this.entry.changes$]).pipe(
        tap(([entry, changes]) => {
          const collection = valueOf(entry)?.collection ?? '';
          this.people.request(mentionsIn(valueOf(entry)?.comment ?? ''));
          for (const { field, before, after } of valueOf(changes) ?? [])
            this.names.requestRelated(collection, field, [before, after]);
        }),
      ),
    );
  }

  dispose(): void {
    for (const part of [this.naming, this.names, this.people, this.entry]) part.dispose();
  }
}

export const activityEntryViewModel = viewModel(
  [HistoryDependencies],
  (dependencies) => (id: number, language: string) => new ActivityEntryViewModel(dependencies, id, language),
);
