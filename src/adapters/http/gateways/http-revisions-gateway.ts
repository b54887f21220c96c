import type { PrimaryKey } from '../../../domain/items';
import {
  creationQuery,
  deltasQuery,
  pairWithPrevious,
  type RevisionDelta,
  type RevisionEntry,
  type RevisionPage,
  revisionsQuery,
  type RevisionWithPrevious,
  revisionWithPreviousQuery,
} from '../../../domain/revisions';
import { type Call, chainCall, mapCall } from '../../../kernel';
import type { RevisionsGateway } from '../../../ports/gateways/revisions-gateway';
import type { HttpClient } from '../client';
import { decodeData } from '../codecs/decode';
import { filterCount } from '../codecs/items';
import { itemsParameters, endpointOf, type HttpRequest } from '../request';
import { revisionDeltas, revisionEntries, revisions } from '../codecs/revisions';

/** method → request */
const requests = {
  listForItem: (collection: string, item: PrimaryKey, limit: number) => ({
    method: 'GET',
    path: '/revisions',
    query: { ...itemsParameters(revisionsQuery(collection, item, limit)), meta: 'filter_count' },
  }),
  firstRevision: (collection: string, item: PrimaryKey) => ({
    method: 'GET',
    path: '/revisions',
    query: itemsParameters(creationQuery(collection, item)),
  }),
  readWithPrevious: (collection: string, item: PrimaryKey, id: number) => ({
    method: 'GET',
    path: '/revisions',
    query: itemsParameters(revisionWithPreviousQuery(collection, item, id)),
  }),
  readDeltas: (ids: readonly number[]) => ({
    method: 'GET',
    path: '/revisions',
    query: itemsParameters(deltasQuery(ids)),
  }),
} satisfies Record<keyof RevisionsGateway, (...input: never[]) => HttpRequest>;

export class HttpRevisionsGateway implements RevisionsGateway {
  constructor(private readonly client: HttpClient) {}

  listForItem(collection: string, item: PrimaryKey, limit: number): Call<RevisionPage> {
    const request: HttpRequest = requests.listForItem(collection, item, limit);
    const endpoint = endpointOf(request);
    return this.client
      .send(request)
      .pipe(
        chainCall((body) =>
          decodeData(endpoint, revisionEntries, body, 'data').pipe(
            chainCall((found) =>
              decodeData(endpoint, filterCount, body, 'meta').pipe(
                mapCall(({ filter_count }) => ({ revisions: found, total: filter_count })),
              ),
            ),
          ),
        ),
      );
  }

  firstRevision(collection: string, item: PrimaryKey): Call<RevisionEntry | null> {
    return this.client
      .data(requests.firstRevision(collection, item), revisionEntries)
      .pipe(mapCall(([first]) => first ?? null));
  }

  readWithPrevious(collection: string, item: PrimaryKey, id: number): Call<RevisionWithPrevious | null> {
    return this.client
      .data(requests.readWithPrevious(collection, item, id), revisions)
      .pipe(mapCall((found) => pairWithPrevious(id, found)));
  }

  readDeltas(ids: readonly number[]): Call<readonly RevisionDelta[]> {
    return this.client.data(requests.readDeltas(ids), revisionDeltas);
  }
}
