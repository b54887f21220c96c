import type { Item, PrimaryKey } from '../../../domain/items';
import {
  creationQuery,
  revisionsQuery,
  type Revision,
  type RevisionActivity,
  type RevisionPage,
} from '../../../domain/revisions';
import { mapCall, type Call } from '../../../kernel';
import type { RevisionsGateway } from '../../../ports/gateways/revisions-gateway';
import type { MemoryClient } from '../client';
import { deepCopy, userOf } from './gateway-results';
import { numberOf, objectOf, textOf } from '../world/row-values';

const activityOf = (row: Item): RevisionActivity => ({
  action: textOf(row, 'action') ?? '',
  timestamp: textOf(row, 'timestamp') ?? '',
  ip: textOf(row, 'ip'),
  user_agent: textOf(row, 'user_agent'),
  user: userOf(row),
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

  listForItem(collection: string, item: PrimaryKey): Call<RevisionPage> {
    const query = revisionsQuery(collection, item);
    return this.client
      .read('GET /revisions', (platform, who) => {
        const revisions = platform.items('directus_revisions', who);
        return { revisions: revisions.list(query).map(revisionOf), total: revisions.count(query).filter_count };
      })
      .pipe(mapCall(deepCopy));
  }

  firstRevision(collection: string, item: PrimaryKey): Call<Revision | null> {
    return this.client
      .read('GET /revisions', (platform, who) =>
        platform.items('directus_revisions', who).list(creationQuery(collection, item)).map(revisionOf),
      )
      .pipe(mapCall(([first]) => deepCopy(first ?? null)));
  }
}
