import type { Item, PrimaryKey } from '../../../domain/items';
import {
  creationQuery,
  deltasQuery,
  pairWithPrevious,
  revisionsQuery,
  revisionWithPreviousQuery,
  type Revision,
  type RevisionActivity,
  type RevisionDelta,
  type RevisionEntry,
  type RevisionPage,
  type RevisionWithPrevious,
} from '../../../domain/revisions';
import { mapCall, type Call } from '../../../kernel';
import type { RevisionsGateway } from '../../../ports/gateways/revisions-gateway';
import type { MemoryClient } from '../client';
import { deepCopy, userOf } from './gateway-results';
import { numberOf, objectOf, textOf } from '../world/row-values';

const entryActivityOf = (row: Item): NonNullable<RevisionEntry['activity']> => ({
  action: textOf(row, 'action') ?? '',
  timestamp: textOf(row, 'timestamp') ?? '',
  user: userOf(row),
});

const entryOf = (row: Item): RevisionEntry => {
  const activity = objectOf(row, 'activity');
  return { id: numberOf(row, 'id') ?? 0, activity: activity && entryActivityOf(activity) };
};

const activityOf = (row: Item): RevisionActivity => ({
  ...entryActivityOf(row),
  ip: textOf(row, 'ip'),
  user_agent: textOf(row, 'user_agent'),
});

const revisionOf = (row: Item): Revision => {
  const activity = objectOf(row, 'activity');
  return {
    id: numberOf(row, 'id') ?? 0,
    collection: textOf(row, 'collection') ?? '',
    item: textOf(row, 'item') ?? '',
    data: objectOf(row, 'data'),
    delta: objectOf(row, 'delta'),
    activity: activity && activityOf(activity),
  };
};

const deltaOf = (row: Item): RevisionDelta => ({ id: numberOf(row, 'id') ?? 0, delta: objectOf(row, 'delta') });

export class MemoryRevisionsGateway implements RevisionsGateway {
  constructor(private readonly client: MemoryClient) {}

  listForItem(collection: string, item: PrimaryKey, limit: number): Call<RevisionPage> {
    const query = revisionsQuery(collection, item, limit);
    return this.client
      .read('GET /revisions', (platform, who) => {
        const revisions = platform.items('directus_revisions', who);
        return { revisions: revisions.list(query).map(entryOf), total: revisions.count(query).filter_count };
      })
      .pipe(mapCall(deepCopy));
  }

  firstRevision(collection: string, item: PrimaryKey): Call<RevisionEntry | null> {
    return this.client
      .read('GET /revisions', (platform, who) =>
        platform.items('directus_revisions', who).list(creationQuery(collection, item)).map(entryOf),
      )
      .pipe(mapCall(([first]) => deepCopy(first ?? null)));
  }

  readWithPrevious(collection: string, item: PrimaryKey, id: number): Call<RevisionWithPrevious | null> {
    return this.client
      .read('GET /revisions', (platform, who) =>
        platform
          .items('directus_revisions', who)
          .list(revisionWithPreviousQuery(collection, item, id))
          .map(revisionOf),
      )
      .pipe(mapCall((found) => deepCopy(pairWithPrevious(id, found))));
  }

  readDeltas(ids: readonly number[]): Call<readonly RevisionDelta[]> {
    return this.client
      .read('GET /revisions', (platform, who) =>
        platform.items('directus_revisions', who).list(deltasQuery(ids)).map(deltaOf),
      )
      .pipe(mapCall(deepCopy));
  }
}
