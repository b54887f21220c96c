import type { Item } from '../../domain/items';
import { ACTIVITY_FIELDS, type Activity } from '../../domain/revisions';
import { mapCall, type Call } from '../../kernel';
import type { ActivityGateway } from '../../ports/activity-gateway';
import type { MemoryClient } from './client';
import { personOf } from './person-of';
import { numberOf, textOf } from './reading';

const activityOf = (row: Item): Activity => ({
  id: numberOf(row, 'id') ?? 0,
  action: textOf(row, 'action') ?? '',
  timestamp: textOf(row, 'timestamp') ?? '',
  ip: textOf(row, 'ip'),
  user_agent: textOf(row, 'user_agent'),
  collection: textOf(row, 'collection') ?? '',
  item: textOf(row, 'item') ?? '',
  comment: textOf(row, 'comment'),
  user: personOf(row),
});

export class MemoryActivityGateway implements ActivityGateway {
  constructor(private readonly client: MemoryClient) {}

  read(id: number): Call<Activity> {
    return this.client
      .read('GET /activity', (platform, who) =>
        platform.items('directus_activity', who).read(id, { fields: ACTIVITY_FIELDS }),
      )
      .pipe(mapCall(activityOf));
  }
}
