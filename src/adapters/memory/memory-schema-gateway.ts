import type { Collection, Field, Relation } from '../../domain/schema';
import { mapCall, type Call } from '../../kernel';
import type { SchemaGateway } from '../../ports/schema-gateway';
import type { MemoryClient } from './client';
import { deepCopy } from './deep-copy';
import { toldRelation } from './told-relation';

export class MemorySchemaGateway implements SchemaGateway {
  constructor(private readonly client: MemoryClient) {}

  collections(): Call<readonly Collection[]> {
    return this.client
      .read('GET /collections', (platform, who) => platform.schema(who).collections())
      .pipe(mapCall(deepCopy));
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
          .map((relation) => toldRelation(platform.database.model, relation)),
      ),
    );
  }
}
