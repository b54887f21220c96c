import { left, right, type Either } from 'fp-ts/Either';
import { defer, Subject } from 'rxjs';
import type { Item, PrimaryKey } from '../../src/domain/items';
import type { ItemsQuery } from '../../src/domain/query';
import { apiFailure, type Call, type Failure } from '../../src/kernel';
import type { ItemsGateway } from '../../src/ports/gateways/items-gateway';

/** A request that waits for its answer. */
export interface Request {
  readonly what: 'read' | 'list' | 'create' | 'update' | 'remove';
  readonly collection: string;
  readonly key: PrimaryKey | null;
  readonly body: Item;
  readonly fields: readonly string[] | null;
  readonly query: ItemsQuery | null;
  answer(result: unknown): void;
  fail(failure: Failure): void;
}

type Asked = Pick<Request, 'what' | 'collection'> & Partial<Pick<Request, 'key' | 'body' | 'fields' | 'query'>>;

/** An items gateway whose requests the test answers. Reads are answered at once while `stored` is set. */
export class ScriptedItems {
  readonly requests: Request[] = [];
  /** Item for all reads; null leaves reads pending as well. */
  stored: Item | null = null;

  get gateway(): ItemsGateway {
    const gateway: Partial<ItemsGateway> = {
      read: (collection, key, fields) => this.asked({ what: 'read', collection, key, fields: fields ?? null }),
      readSingleton: (collection, fields) => this.asked({ what: 'read', collection, fields: fields ?? null }),
      list: (collection, query) => this.asked({ what: 'list', collection, query }),
      create: (collection, body) => this.asked({ what: 'create', collection, body }),
      update: (collection, key, body) => this.asked({ what: 'update', collection, key, body }),
      updateSingleton: (collection, body) => this.asked({ what: 'update', collection, body }),
      remove: (collection, key) => this.asked({ what: 'remove', collection, key }),
    };
    return gateway as ItemsGateway;
  }

  of(what: Request['what']): readonly Request[] {
    return this.requests.filter((request) => request.what === what);
  }

  /** The last request of this kind. */
  last(what: Request['what']): Request {
    const found = this.of(what).at(-1);
    if (found === undefined) throw new Error(`Nothing was asked: ${what}`);
    return found;
  }

  private asked<A>({ what, collection, key = null, body = {}, fields = null, query = null }: Asked): Call<A> {
    return defer(() => {
      const answers$ = new Subject<Either<Failure, unknown>>();
      const settle = (result: Either<Failure, unknown>): void => {
        answers$.next(result);
        answers$.complete();
      };
      this.requests.push({
        what,
        collection,
        key,
        body,
        fields,
        query,
        answer: (value) => settle(right(value)),
        fail: (failure) => settle(left(failure)),
      });
      if (what !== 'read' || this.stored === null || collection.startsWith('directus_'))
        return answers$ as unknown as Call<A>;
      const { stored } = this;
      const whole = fields === null || fields.includes('*');
      const shown = whole
        ? stored
        : Object.fromEntries(
            Object.entries(stored).filter(([field]) => fields.some((path) => path.split('.')[0] === field)),
          );
      return [right(shown)] as unknown as Call<A>;
    });
  }
}

export const forbidden = apiFailure(403, 'FORBIDDEN', "You don't have permission to access this.");
