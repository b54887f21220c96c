import {
  type Collection,
  type CollectionDraft,
  type CollectionList,
  type CollectionMeta,
  type Field,
  type FieldChange,
  type FieldDraft,
  NO_TEXTS,
  type OwnTexts,
  type Relation,
} from '../../../domain/schema';
import { isLeft, map as mapRight, right } from 'fp-ts/Either';
import { map } from 'rxjs';
import { apiFailure, type Call, chainCall, fail, isApiCode, mapCall, succeed } from '../../../kernel';
import type { SchemaEditingGateway } from '../../../ports/gateways/schema-editing-gateway';
import type { SchemaGateway } from '../../../ports/gateways/schema-gateway';
import type { HttpClient } from '../client';
import { OWN_TEXTS } from '../dialect/release-candidates';
import type { SqliteDates } from '../dialect/sqlite-dates';
import type { SecretNames } from '../secret-names';
import { orNull } from '../codecs/primitives';
import {
  collection,
  collectionListOf,
  listedCollections,
  field,
  fields,
  ownTexts,
  ownTextsOf,
  relation,
  relations,
} from '../codecs/schema';
import type { HttpRequest } from '../request';

const segment = encodeURIComponent;

/** Omits the collection, which is in the path or in the enclosing collection. */
const fieldBody = ({ field: name, type, schema, meta }: FieldDraft): object => ({ field: name, type, schema, meta });

/** Omits an empty list of fields, which would create a table without a primary key. */
const collectionBody = ({ collection: name, meta, fields: drafts }: CollectionDraft): object => ({
  collection: name,
  meta,
  schema: {},
  ...(drafts.length === 0 ? {} : { fields: drafts.map(fieldBody) }),
});

/** method → request */
const requests = {
  createCollection: (draft: CollectionDraft) => ({ method: 'POST', path: '/collections', body: collectionBody(draft) }),
  updateCollection: (name: string, meta: Partial<CollectionMeta>) => ({
    method: 'PATCH',
    path: `/collections/${segment(name)}`,
    body: { meta },
  }),
  deleteCollection: (name: string) => ({ method: 'DELETE', path: `/collections/${segment(name)}` }),
  createField: (draft: FieldDraft) => ({
    method: 'POST',
    path: `/fields/${segment(draft.collection)}`,
    body: fieldBody(draft),
  }),
  updateField: (owner: string, body: FieldChange) => ({
    method: 'PATCH',
    path: `/fields/${segment(owner)}/${segment(body.field)}`,
    body,
  }),
  updateFields: (owner: string, body: readonly FieldChange[]) => ({
    method: 'PATCH',
    path: `/fields/${segment(owner)}`,
    body,
  }),
  deleteField: (owner: string, name: string) => ({
    method: 'DELETE',
    path: `/fields/${segment(owner)}/${segment(name)}`,
  }),
  createRelation: (body: Relation) => ({ method: 'POST', path: '/relations', body }),
  updateRelation: (body: Relation) => ({
    method: 'PATCH',
    path: `/relations/${segment(body.collection)}/${segment(body.field)}`,
    body,
  }),
  deleteRelation: (owner: string, name: string) => ({
    method: 'DELETE',
    path: `/relations/${segment(owner)}/${segment(name)}`,
  }),
} satisfies Record<keyof SchemaEditingGateway, (...input: never[]) => HttpRequest>;

export class HttpSchemaEditingGateway implements SchemaEditingGateway {
  constructor(private readonly client: HttpClient) {}

  createCollection(draft: CollectionDraft): Call<Collection> {
    return this.client.data(requests.createCollection(draft), collection);
  }

  updateCollection(name: string, meta: Partial<CollectionMeta>): Call<Collection> {
    return this.client
      .data(requests.updateCollection(name, meta), orNull(collection))
      .pipe(
        chainCall((changed) => (changed === null ? fail(apiFailure(404, 'ITEM_NOT_FOUND', '')) : succeed(changed))),
      );
  }

  deleteCollection(name: string): Call<void> {
    return this.client.command(requests.deleteCollection(name));
  }

  createField(draft: FieldDraft): Call<Field> {
    return this.client.data(requests.createField(draft), field);
  }

  updateField(owner: string, change: FieldChange): Call<Field> {
    return this.client.data(requests.updateField(owner, change), field);
  }

  updateFields(owner: string, changes: readonly FieldChange[]): Call<readonly Field[]> {
    return changes.length === 0 ? succeed([]) : this.client.data(requests.updateFields(owner, changes), fields);
  }

  deleteField(owner: string, name: string): Call<void> {
    return this.client.command(requests.deleteField(owner, name));
  }

  createRelation(draft: Relation): Call<Relation> {
    return this.client.data(requests.createRelation(draft), relation);
  }

  updateRelation(draft: Relation): Call<Relation> {
    return this.client.data(requests.updateRelation(draft), relation);
  }

  deleteRelation(owner: string, name: string): Call<void> {
    return this.client.command(requests.deleteRelation(owner, name));
  }
}

/** method → request */
const readRequests = {
  collections: () => ({ method: 'GET', path: '/collections', query: { limit: -1 }, isKept: true }),
  fields: () => ({ method: 'GET', path: '/fields', query: { limit: -1 }, isKept: true }),
  relations: () => ({ method: 'GET', path: '/relations', isKept: true }),
  texts: () => ({ ...OWN_TEXTS, isKept: true }),
} satisfies Record<keyof SchemaGateway, () => HttpRequest>;

export class HttpSchemaGateway implements SchemaGateway {
  constructor(
    private readonly client: HttpClient,
    private readonly dates: SqliteDates,
    private readonly secrets: Pick<SecretNames, 'setFields'>,
  ) {}

  collections(): Call<CollectionList> {
    return this.client.data(readRequests.collections(), listedCollections).pipe(
      mapCall((answer) => {
        const list = collectionListOf(answer);
        this.dates.setDatabase(answer.map(({ schema }) => schema?.sql ?? null));
        this.dates.setSchema({ collections: list.collections });
        return list;
      }),
    );
  }

  fields(): Call<readonly Field[]> {
    return this.client.data(readRequests.fields(), fields).pipe(
      mapCall((answer) => {
        this.dates.setSchema({ fields: answer });
        this.secrets.setFields(answer);
        return answer;
      }),
    );
  }

  /** Users without access to them read the data model without. */
  texts(): Call<OwnTexts> {
    return this.client
      .data(readRequests.texts(), ownTexts)
      .pipe(
        map((answer) =>
          isLeft(answer) && isApiCode(answer.left, 'FORBIDDEN') ? right(NO_TEXTS) : mapRight(ownTextsOf)(answer),
        ),
      );
  }

  relations(): Call<readonly Relation[]> {
    return this.client.data(readRequests.relations(), relations).pipe(
      mapCall((answer) => {
        this.dates.setSchema({ relations: answer });
        return answer;
      }),
    );
  }
}
