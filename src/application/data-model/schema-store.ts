import { distinctUntilChanged, map, tap } from 'rxjs';
import { emptySchema, isSameSchema, schemaOf, type OwnTexts, type Schema } from '../../domain/schema';
import { DEFAULT_CAPABILITIES } from '../../domain/settings';
import { allCalls, Effect, mapCall, RemoteDataStore, succeed, type Call } from '../../kernel';
import type { SchemaGateway } from '../../ports/gateways/schema-gateway';
import type { ServerGateway } from '../../ports/gateways/server-gateway';

type CapabilityReads = Pick<ServerGateway, 'capabilities'>;

const NINE_ZERO: CapabilityReads = { capabilities: () => succeed(DEFAULT_CAPABILITIES) };

interface SchemaReads {
  readonly schema?: SchemaGateway;
  readonly server?: CapabilityReads;
}

/** The loaded data model. */
export class SchemaStore {
  private readonly store = new RemoteDataStore<Schema>(emptySchema, isSameSchema);
  readonly schema$ = this.store.value$;

  private readonly work: Effect;

  constructor(
    private readonly gateway: SchemaGateway,
    /** Called with the texts that the model's keys stand for, and again when they are others. */
    showTexts: (texts: OwnTexts) => void = () => undefined,
    private readonly server = NINE_ZERO,
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

  load({ schema = this.gateway, server = this.server }: SchemaReads = {}): Call<void> {
    const responses = allCalls([
      schema.collections(),
      schema.fields(),
      schema.relations(),
      schema.texts(),
      server.capabilities(),
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
