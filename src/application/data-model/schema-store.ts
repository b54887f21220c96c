import { distinctUntilChanged, map, tap } from 'rxjs';
import { type Capabilities, DEFAULT_CAPABILITIES } from '../../domain/settings';
import { emptySchema, schemaOf, type OwnTexts, type Schema } from '../../domain/schema';
import { allCalls, Effect, mapCall, RemoteDataStore, succeed, type Call } from '../../kernel';
import type { SchemaGateway } from '../../ports/gateways/schema-gateway';

/** The loaded data model. */
export class SchemaStore {
  private readonly store = new RemoteDataStore<Schema>(emptySchema);
  readonly schema$ = this.store.value$;

  private readonly work: Effect;

  constructor(
    private readonly gateway: SchemaGateway,
    /** Called with the texts that the model's keys stand for, and again when they are others. */
    showTexts: (texts: OwnTexts) => void = () => undefined,
    private readonly capabilities: () => Call<Capabilities> = () => succeed(DEFAULT_CAPABILITIES),
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

  load(): Call<void> {
    const { gateway } = this;
    const responses = allCalls([
      gateway.collections(),
      gateway.fields(),
      gateway.relations(),
      gateway.texts(),
      this.capabilities(),
    ]);
    return this.store.load(
      responses.pipe(
        mapCall(([{ collections, navigation }, fields, relations, texts, { rowWrites }]) =>
          schemaOf(collections, fields, relations, navigation, texts, rowWrites),
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
