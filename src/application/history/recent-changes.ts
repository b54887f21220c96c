import type { Observable } from 'rxjs';
import { denied } from '../../domain/permissions';
import { type RecentChange, recentChanges, recentChangesQuery } from '../../domain/revisions';
import { mapCall, type RemoteData } from '../../kernel';
import type { HistoryDependencies } from './item-history';
import { ReloadableData } from './reloadable-data';

const ACTIVITY = 'directus_activity';

/** What users changed lately in these collections: requested at once, and never where the log may not be read. */
export class RecentChanges {
  private readonly data: ReloadableData<readonly RecentChange[]>;
  /** Whether the user may read the log. */
  readonly isReadable: boolean;
  /** Each item once, newest first. */
  readonly changes$: Observable<RemoteData<readonly RecentChange[]>>;
  /** Whether the changes have been loading for a while. */
  readonly isSlow$: Observable<boolean>;

  constructor(
    { access, clock, items, schema }: Pick<HistoryDependencies, 'access' | 'clock' | 'items' | 'schema'>,
    collections: readonly string[],
  ) {
    this.isReadable = denied(access.access, ACTIVITY, 'read') === false;
    this.data = new ReloadableData(
      () =>
        items
          .list(ACTIVITY, recentChangesQuery(schema.schema, access.access, collections))
          .pipe(mapCall((rows) => recentChanges(rows, collections))),
      clock,
    );
    this.changes$ = this.data.value$;
    this.isSlow$ = this.data.isSlow$;
    if (this.isReadable && collections.length > 0) this.data.reload();
  }

  /** Requests the changes again, after a failure. */
  reload(): void {
    this.data.reload();
  }

  dispose(): void {
    this.data.dispose();
  }
}
