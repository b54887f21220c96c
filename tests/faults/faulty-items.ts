import { isLeft, type Either } from 'fp-ts/Either';
import { defer, finalize, map, ReplaySubject, switchMap, take, tap, type Observable } from 'rxjs';
import type { Chance } from '../../fixtures/builders';
import { isNestedWrite, type Item, type PrimaryKey } from '../../src/domain/items';
import {
  apiFailure,
  decodeFailure,
  isJsonObject,
  networkFailure,
  sessionEnded,
  type Call,
  type Failure,
  type Json,
} from '../../src/kernel';
import type { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import type { VirtualClock } from '../support/virtual-clock';

/** Faults before a request has any effect. */
const REQUEST_FAULTS = {
  lost: (endpoint: string, write: boolean) => networkFailure(endpoint, write),
  'not authorised': () => apiFailure(401, 'INVALID_CREDENTIALS', ''),
  'signed out': () => sessionEnded,
  conflict: () => apiFailure(409, 'UNKNOWN', ''),
  'too many': () => apiFailure(429, 'UNKNOWN', '', [], 2),
  broken: () => apiFailure(503, 'UNKNOWN', ''),
} as const;

/** Faults of the answer, after the request has been applied. */
const RESPONSE_FAULTS = {
  'answer lost': (endpoint: string, write: boolean) => networkFailure(endpoint, write),
  'answer broken': () => apiFailure(502, 'UNKNOWN', ''),
  nonsense: (endpoint: string) => decodeFailure(endpoint, 'data', 'an item'),
} as const;

type Before = keyof typeof REQUEST_FAULTS;
type After = keyof typeof RESPONSE_FAULTS;
type Fault = 'none' | 'twice' | Before | After;

const FAULTS = [
  'none',
  'none',
  'none',
  'none',
  'none',
  'none',
  'none',
  'none',
  'none',
  'twice',
  'lost',
  'not authorised',
  'signed out',
  'conflict',
  'too many',
  'broken',
  'answer lost',
  'answer lost',
  'answer broken',
  'nonsense',
] as const satisfies readonly Fault[];

/** A sent request, its fault and its outcome. */
export interface Request {
  readonly what: 'read' | 'list' | 'create' | 'update' | 'other';
  readonly collection: string;
  readonly key: PrimaryKey | null;
  readonly body: Item;
  readonly fault: Fault;
  /** True when the request has changed an item. */
  applied: boolean;
  /** 'uncertain' when the answer does not say whether the write was applied. */
  outcome: 'under way' | 'answered' | 'uncertain';
}

type RequestInfo = Omit<Request, 'fault' | 'applied' | 'outcome'>;

const isUncertain = (failure: Failure): boolean =>
  failure.kind === 'network' || failure.kind === 'decode' || (failure.kind === 'api' && failure.status >= 500);

/** True for values with new rows in a list, or with a new item without a key in a many-to-one field. */
const createsRelated = (values: Json): boolean => {
  if (values === null || typeof values !== 'object') return false;
  return Object.entries(values).some(([name, value]: readonly [string, Json]) => {
    const isItem = isJsonObject(value) && !isNestedWrite(value);
    return name === 'create' || (isItem && !Object.hasOwn(value, 'id')) || createsRelated(value);
  });
};

/**
 * An items gateway over an unreliable network: requests and answers are delayed, reordered, lost, refused or
 * duplicated. A cancelled request may still arrive.
 */
export class FaultyItems {
  readonly requests: Request[] = [];
  /** When false, every request arrives and is answered. */
  faulty = true;
  /** The faults to draw from. */
  faults: readonly Fault[] = FAULTS;
  readonly gateway: ItemsGateway;

  constructor(
    private readonly twin: ItemsGateway,
    private readonly clock: VirtualClock,
    private readonly luck: Chance,
    /** Called after each applied write. */
    private readonly onApplied: (request: Request) => void = () => undefined,
  ) {
    const over = (told: RequestInfo, call: Call<never>): Call<never> => this.send(told, call);
    this.gateway = new Proxy(twin, {
      get: (target, name: keyof ItemsGateway) => {
        // The twin keeps nothing for reading without a connection.
        if (name === 'shown') return undefined;
        return (collection: string, ...rest: readonly unknown[]) => {
          const call = (target[name] as (...all: readonly unknown[]) => Call<never>).call(target, collection, ...rest);
          return over(requestInfo(name, collection, rest), call);
        };
      },
    });
  }

  private send(told: RequestInfo, call: Call<never>): Call<never> {
    return defer(() => {
      const { clock, luck } = this;
      const write = told.what === 'create' || told.what === 'update';
      const request: Request = {
        ...told,
        fault: this.faulty ? this.faultOf(told) : 'none',
        applied: false,
        outcome: 'under way',
      };
      this.requests.push(request);
      const answer$ = new ReplaySubject<Either<Failure, never>>(1);
      const way = clock.after(this.delay()).subscribe(() => answer$.next(this.arrive(request, write, call)));
      return answer$.pipe(
        take(1),
        switchMap((answer) => clock.after(this.delay()).pipe(map(() => answer))),
        tap((answer) => {
          request.outcome = write && isLeft(answer) && isUncertain(answer.left) ? 'uncertain' : 'answered';
        }),
        finalize(() => {
          if (luck.happens(0.5)) way.unsubscribe();
        }),
      ) as Observable<Either<Failure, never>>;
    });
  }

  /** Only repeatable writes are duplicated: not those that create items. */
  private faultOf({ what, body }: RequestInfo): Fault {
    const fault = this.luck.pick(this.faults as readonly [Fault, ...Fault[]]);
    const isRepeatable = what === 'create' ? Object.hasOwn(body, 'id') : what === 'update';
    return fault === 'twice' && (!isRepeatable || createsRelated(body)) ? 'none' : fault;
  }

  private delay(): number {
    return this.faulty ? this.luck.integer(1, 3000) : 20;
  }

  private arrive(request: Request, write: boolean, call: Call<never>): Either<Failure, never> {
    const { fault, what, collection } = request;
    const endpoint = `${what} ${collection}`;
    if (Object.hasOwn(REQUEST_FAULTS, fault))
      return { _tag: 'Left', left: REQUEST_FAULTS[fault as Before](endpoint, write) };
    const answer = this.settle(call);
    request.applied = write && !isLeft(answer);
    if (request.applied) this.onApplied(request);
    // The network has sent it twice, and the first answer is lost.
    if (fault === 'twice') return this.settle(call);
    return Object.hasOwn(RESPONSE_FAULTS, fault)
      ? { _tag: 'Left', left: RESPONSE_FAULTS[fault as After](endpoint, write) }
      : answer;
  }

  /** The twin answers synchronously. */
  private settle(call: Call<never>): Either<Failure, never> {
    let answer: Either<Failure, never> | null = null;
    call.subscribe((given) => (answer = given));
    if (answer === null) throw new Error('The twin took its time');
    return answer;
  }
}

const requestInfo = (
  name: keyof ItemsGateway,
  collection: string,
  [first, second]: readonly unknown[],
): RequestInfo => {
  const key = typeof first === 'string' || typeof first === 'number' ? first : null;
  switch (name) {
    case 'read':
    case 'list':
      return { what: name, collection, key, body: {} };
    case 'readSingleton':
      return { what: 'read', collection, key: null, body: {} };
    case 'create':
    case 'updateSingleton':
      return { what: name === 'create' ? 'create' : 'update', collection, key: null, body: first as Item };
    case 'update':
      return { what: name, collection, key, body: second as Item };
    default:
      return { what: 'other', collection, key, body: {} };
  }
};
