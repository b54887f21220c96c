import { distinctUntilChanged, map, tap } from 'rxjs';
import { emptySchema, isSameSchema, schemaOf, type OwnTexts, type Schema } from '../../domain/schema';
import { allCalls, Effect, mapCall, RemoteDataStore, type Call } from '../../kernel';
import type { SchemaGateway } from '../../ports/gateways/schema-gateway';

/** The loaded data model. */
export class SchemaStore {
  private readonly store = new RemoteDataStore<Schema>(emptySchema, isSameSchema);
  readonly schema$ = this.store.value$;

  private readonly work: Effect;

  constructor(
    private readonly gateway: SchemaGateway,
    /** Called with the texts that the model's keys stand for, and again when they are others. */
    showTexts: (texts: OwnTexts) => void = () => undefined,
  ) {
    this.work = new Effect(
      this.schema$.pipe(
        map(({ texts }) => texts),
        distinctUntilChanged(),
        tap(showTexts),
      ),
    );
  }

  get schema(): Schema {
    return this.store.value;
  }

  load(gateway: SchemaGateway = this.gateway): Call<void> {
    const responses = allCalls([gateway.collections(), gateway.fields(), gateway.relations(), gateway.texts()]);
    return this.store.load(
      responses.pipe(
        mapCall(([{ collections, navigation }, fields, relations, texts]) =>
          schemaOf(collections, fields, relations, navigation, texts),
        ),
      ),
    );
  }

  clear(): void {
    this.store.clear();
  }

  dispose(): void {
    this.work.dispose();
  }
}
