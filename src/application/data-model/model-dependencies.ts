import { map, switchMap } from 'rxjs';
import type { Call, NamedTokens } from '../../kernel';
import { ItemsGateway } from '../../ports/gateways/items-gateway';
import { SchemaEditingGateway } from '../../ports/gateways/schema-editing-gateway';
import { SchemaGateway } from '../../ports/gateways/schema-gateway';
import { SchemaStore } from './schema-store';

/** What use cases of the data model are constructed with, by name; pages ask for them without knowing ports. */
export interface ModelDependencies {
  readonly editing: SchemaEditingGateway;
  readonly reading: SchemaGateway;
  readonly items: ItemsGateway;
  readonly schema: SchemaStore;
}

export const modelDependencies: NamedTokens<ModelDependencies> = {
  editing: SchemaEditingGateway,
  reading: SchemaGateway,
  items: ItemsGateway,
  schema: SchemaStore,
};

/**
 * A change of the data model, with its own result after the model was read again: also after a refusal, because a server
 * may have kept a part of what it refused.
 */
export const thenReload = <A>(schema: Pick<SchemaStore, 'load'>, change: Call<A>): Call<A> =>
  change.pipe(switchMap((result) => schema.load().pipe(map(() => result))));
