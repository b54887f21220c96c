import type { Item, PrimaryKey } from '../../../domain/items';
import {
  creationQuery,
  pairWithPrevious,
  revisionsQuery,
  revisionWithPreviousQuery,
  type Revision,
  type RevisionActivity,
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
}
