import { isLeft, left, type Either } from 'fp-ts/Either';
import { lastValueFrom, of, switchMap } from 'rxjs';
import { loadWorld } from '../../fixtures/worlds';
import { Database, MemoryAuthGateway, MemoryClient, MemoryConnection, memoryGateways } from '../../src/adapters/memory';
import type { ModelDependencies } from '../../src/application/data-model';
import { SchemaStore } from '../../src/application/data-model';
import type { Schema } from '../../src/domain/schema';
import { networkFailure, succeed, type Call, type Failure } from '../../src/kernel';
import { VirtualClock } from '../support/virtual-clock';

/** What becomes of a request: it never reaches the server, or only its answer is lost. */
export type Loss = 'request' | 'answer';

export const resultOf = async <A>(call: Call<A>): Promise<A> => {
  const result: Either<Failure, A> = await lastValueFrom(call);
  if (isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

const LOST = left(networkFailure('POST', true));

/** A data model on a twin of its own, as an administrator. */
export class ModelOnTwin {
  private constructor(readonly parts: ModelDependencies) {}

  static async start(): Promise<ModelOnTwin> {
    const { world, people } = await loadWorld('empty');
    const [administrator] = people;
    if (administrator === undefined) throw new Error('The empty world has no administrator.');
    const connection = new MemoryConnection(new Database(world), { clock: new VirtualClock(0) });
    const { access_token: token } = await resultOf(new MemoryAuthGateway(connection).login(administrator));
    const client = new MemoryClient(connection, { userId: null, current: () => token, refresh: () => succeed(token) });
    const { schemaEditing, schema, items } = memoryGateways(client);
    const store = new SchemaStore(schema);
    await resultOf(store.load());
    return new ModelOnTwin({ editing: schemaEditing, reading: schema, items, schema: store });
  }

  /** The data model as it is now, read by a page that was opened anew. */
  async model(): Promise<Schema> {
    const store = new SchemaStore(this.parts.reading);
    await resultOf(store.load());
    return store.schema;
  }

  /** The same gateways, whose nth write (from 0) is lost with all that follow; counts the writes. */
  losing(nth: number, loss: Loss): { readonly parts: ModelDependencies; readonly writes: () => number } {
    let writes = 0;
    const watch = <Gateway extends object>(gateway: Gateway, isWrite: (method: string) => boolean): Gateway =>
      new Proxy(gateway, {
        get: (target, method) => {
          const member = Reflect.get(target, method) as unknown;
          if (typeof member !== 'function' || !isWrite(String(method))) return member;
          return (...args: readonly unknown[]): Call<unknown> => {
            const call = Reflect.apply(member, target, args) as Call<unknown>;
            const index = writes;
            writes += 1;
            if (index < nth) return call;
            return index === nth && loss === 'answer' ? call.pipe(switchMap(() => of(LOST))) : of(LOST);
          };
        },
      });
    const editing = watch(this.parts.editing, () => true);
    const items = watch(this.parts.items, (method) => method === 'createMany');
    return {
      parts: { ...this.parts, editing, items, schema: new SchemaStore(this.parts.reading) },
      writes: () => writes,
    };
  }
}
