import {
  type Collection,
  type CollectionDraft,
  type CollectionList,
  type CollectionMeta,
  type Field,
  type FieldChange,
  type FieldDraft,
  FLAT_NAVIGATION,
  NO_TEXTS,
  type OwnTexts,
  type Relation,
} from '../../../domain/schema';
import { type Call, type Json, type JsonObject, mapCall, succeed } from '../../../kernel';
import type { SchemaEditingGateway } from '../../../ports/gateways/schema-editing-gateway';
import type { SchemaGateway } from '../../../ports/gateways/schema-gateway';
import type { Accountability } from '../accountability';
import type { MemoryClient } from '../client';
import { assertResult, deepCopy } from './gateway-results';
import type { Model } from '../world/model';
import type { Platform } from '../platform';
import type { WorldRelation } from '../world/world';

/** A relation as the API returns it: with its foreign key's rule, or without a schema. */
export const toApiRelation = (model: Model, relation: WorldRelation): Relation => {
  const { collection, field, related_collection, meta } = relation;
  const rule = model.onDeleteOf(relation);
  return { collection, field, related_collection, meta, schema: rule === null ? null : { on_delete: rule } };
};

/** Drops undefined members, as sending JSON would. */
const sent = (draft: object): JsonObject => JSON.parse(JSON.stringify(draft)) as JsonObject;

const fieldPayload = ({ field, type, schema, meta }: FieldDraft): JsonObject => sent({ field, type, schema, meta });

const collectionPayload = ({ collection, meta, fields }: CollectionDraft): JsonObject =>
  sent({ collection, meta, fields: fields.length === 0 ? null : fields.map(fieldPayload) });

/** The field as the API returns it; one that was stored nowhere comes back as an alias without meta. */
const fieldIn = (platform: Platform, who: Accountability, collection: string, field: string): Field =>
  deepCopy(platform.schema(who).field(collection, field)) ?? {
    collection,
    field,
    type: 'alias',
    schema: null,
    meta: null,
  };

const relationIn = (platform: Platform, who: Accountability, { collection, field }: Relation): Relation =>
  deepCopy(toApiRelation(platform.database.model, platform.schema(who).relation(collection, field)));

export class MemorySchemaEditingGateway implements SchemaEditingGateway {
  constructor(private readonly client: MemoryClient) {}

  createCollection(draft: CollectionDraft): Call<Collection> {
    const { collection } = draft;
    return this.client
      .write('POST /collections', (platform, who) => {
        platform.schemaEditor(who).collections.create(collectionPayload(draft));
        return platform.schema(who).collection(collection);
      })
      .pipe(assertResult<Collection>());
  }

  updateCollection(collection: string, meta: Partial<CollectionMeta>): Call<Collection> {
    return this.client
      .write(`PATCH /collections/${collection}`, (platform, who) => {
        platform.schemaEditor(who).collections.update(collection, { meta: sent(meta) });
        return platform.schema(who).collection(collection);
      })
      .pipe(assertResult<Collection>());
  }

  deleteCollection(collection: string): Call<void> {
    return this.client.write(`DELETE /collections/${collection}`, (platform, who) =>
      platform.schemaEditor(who).collections.remove(collection),
    );
  }

  createField(draft: FieldDraft): Call<Field> {
    const { collection } = draft;
    return this.client.write(`POST /fields/${collection}`, (platform, who) =>
      fieldIn(platform, who, collection, platform.schemaEditor(who).fields.create(collection, fieldPayload(draft))),
    );
  }

  updateField(collection: string, change: FieldChange): Call<Field> {
    return this.client.write(`PATCH /fields/${collection}/${change.field}`, (platform, who) => {
      platform.schemaEditor(who).fields.update(collection, change.field, sent(change));
      return fieldIn(platform, who, collection, change.field);
    });
  }

  updateFields(collection: string, changes: readonly FieldChange[]): Call<readonly Field[]> {
    if (changes.length === 0) return succeed([]);
    const payload: readonly Json[] = changes.map(sent);
    return this.client.write(`PATCH /fields/${collection}`, (platform, who) =>
      platform
        .schemaEditor(who)
        .fields.updateMany(collection, payload)
        .map((name) => fieldIn(platform, who, collection, name)),
    );
  }

  deleteField(collection: string, field: string): Call<void> {
    return this.client.write(`DELETE /fields/${collection}/${field}`, (platform, who) =>
      platform.schemaEditor(who).fields.remove(collection, field),
    );
  }

  createRelation(draft: Relation): Call<Relation> {
    return this.client.write('POST /relations', (platform, who) => {
      platform.schemaEditor(who).relations.create(sent(draft));
      return relationIn(platform, who, draft);
    });
  }

  updateRelation(draft: Relation): Call<Relation> {
    const { collection, field } = draft;
    return this.client.write(`PATCH /relations/${collection}/${field}`, (platform, who) => {
      platform.schemaEditor(who).relations.update(collection, field, sent(draft));
      return relationIn(platform, who, draft);
    });
  }

  deleteRelation(collection: string, field: string): Call<void> {
    return this.client.write(`DELETE /relations/${collection}/${field}`, (platform, who) =>
      platform.schemaEditor(who).relations.remove(collection, field),
    );
  }
}

export class MemorySchemaGateway implements SchemaGateway {
  constructor(private readonly client: MemoryClient) {}

  texts(): Call<OwnTexts> {
    return succeed(NO_TEXTS);
  }

  collections(): Call<CollectionList> {
    return this.client
      .read('GET /collections', (platform, who) => platform.schema(who).collections())
      .pipe(mapCall((collections) => ({ collections: deepCopy(collections), navigation: FLAT_NAVIGATION })));
  }

  fields(): Call<readonly Field[]> {
    return this.client.read('GET /fields', (platform, who) => platform.schema(who).fields()).pipe(mapCall(deepCopy));
  }

  relations(): Call<readonly Relation[]> {
    return this.client.read('GET /relations', (platform, who) =>
      deepCopy(
        platform
          .schema(who)
          .relations()
          .map((relation) => toApiRelation(platform.database.model, relation)),
      ),
    );
  }
}
