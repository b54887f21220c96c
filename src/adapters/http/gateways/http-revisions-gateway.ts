import type { PrimaryKey } from '../../../domain/items';
import { creationQuery, type Revision, type RevisionPage, revisionsQuery } from '../../../domain/revisions';
import { type Call, chainCall, mapCall } from '../../../kernel';
import type { RevisionsGateway } from '../../../ports/gateways/revisions-gateway';
import type { HttpClient } from '../client';
import { decodeData } from '../codecs/decode';
import { filterCount } from '../codecs/items';
import { itemsParameters, endpointOf, type HttpRequest } from '../request';
import { revisions } from '../codecs/revisions';

/** method → request */
const requests = {
  listForItem: (collection: string, item: PrimaryKey) => ({
    method: 'GET',
    path: '/revisions',
    query: { ...itemsParameters(revisionsQuery(collection, item)), meta: 'filter_count' },
  }),
  firstRevision: (collection: string, item: PrimaryKey) => ({
    method: 'GET',
    path: '/revisions',
    query: itemsParameters(creationQuery(collection, item)),
  }),
} satisfies Record<keyof RevisionsGateway, (...input: never[]) => HttpRequest>;

export class HttpRevisionsGateway implements RevisionsGateway {
  constructor(private readonly client: HttpClient) {}

  listForItem(collection: string, item: PrimaryKey): Call<RevisionPage> {
    const request: HttpRequest = requests.listForItem(collection, item);
    const endpoint = endpointOf(request);
    return this.client
      .send(request)
      .pipe(
        chainCall((body) =>
          decodeData(endpoint, revisions, body, 'data').pipe(
            chainCall((found) =>
              decodeData(endpoint, filterCount, body, 'meta').pipe(
                mapCall(({ filter_count }) => ({ revisions: found, total: filter_count })),
              ),
            ),
          ),
        ),
      );
  }

  firstRevision(collection: string, item: PrimaryKey): Call<Revision | null> {
    return this.client
      .data(requests.firstRevision(collection, item), revisions)
      .pipe(mapCall(([first]) => first ?? null));
  }
}
