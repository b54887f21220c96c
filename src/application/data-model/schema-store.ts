import { emptySchema, schemaOf, type Schema } from '../../domain/schema';
import { allCalls, mapCall, RemoteDataStore, type Call } from '../../kernel';
import type { SchemaGateway } from '../../ports/gateways/schema-gateway';

/** The loaded data model. */
export class SchemaStore {
  private readonly store = new RemoteDataStore<Schema>(emptySchema);
  readonly schema$ = this.store.value$;

  constructor(private readonly gateway: SchemaGateway) {}

  get schema(): Schema {
    return this.store.value;
  }

  load(): Call<void> {
    const responses = allCalls([this.gateway.collections(), this.gateway.fields(), this.gateway.relations()]);
    return this.store.load(
      responses.pipe(
        mapCall(([{ collections, navigation }, fields, relations]) =>
          schemaOf(collections, fields, relations, navigation),
        ),
      ),
    );
  }

  clear(): void {
    this.store.clear();
  }
}
