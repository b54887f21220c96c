import { ACTIVITY_FIELDS, type Activity } from '../../domain/revisions';
import type { Call } from '../../kernel';
import type { ActivityGateway } from '../../ports/activity-gateway';
import type { HttpClient } from './client';
import { activity } from './codecs/activity';
import { itemsParameters } from './query-string';
import type { HttpRequest } from './transport';

/** method → request */
const requests = {
  read: (id: number) => ({
    method: 'GET',
    path: `/activity/${id}`,
    query: itemsParameters({ fields: ACTIVITY_FIELDS }),
  }),
} satisfies Record<keyof ActivityGateway, (...input: never[]) => HttpRequest>;

export class HttpActivityGateway implements ActivityGateway {
  constructor(private readonly client: HttpClient) {}

  read(id: number): Call<Activity> {
    return this.client.data(requests.read(id), activity);
  }
}
