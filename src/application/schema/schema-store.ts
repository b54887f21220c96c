import { forkJoin, map } from 'rxjs';
import { sequenceT } from 'fp-ts/Apply';
import { Apply } from 'fp-ts/Either';
import { emptySchema, schemaOf, type Schema } from '../../domain/schema';
import { mapCall, RemoteStore, type Call } from '../../kernel';
import type { SchemaGateway } from '../../ports/schema-gateway';

/** The data model that everything is drawn from. */
export class SchemaStore {
  private readonly store = new RemoteStore<Schema>(emptySchema);
  readonly schema$ = this.store.value$;

  constructor(private readonly gateway: SchemaGateway) {}

  get schema(): Schema {
    return this.store.value;
  }

  load(): Call<void> {
    const parts = forkJoin([this.gateway.collections(), this.gateway.fields(), this.gateway.relations()] as const);
    return this.store.load(
      parts.pipe(
        map((answers) => sequenceT(Apply)(...answers)),
        mapCall((answers) => schemaOf(...answers)),
      ),
    );
  }

  clear(): void {
    this.store.clear();
  }
}
