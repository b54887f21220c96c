import { isRight, left } from 'fp-ts/Either';
import { defer, map, of } from 'rxjs';
import { VerifiedWrites, verifiedAccounts, verifiedGateways } from '../../../src/application/writes';
import { type Call, networkFailure, type UploadProgress, type UploadResult, uploadResult } from '../../../src/kernel';
import type { AllGateways } from '../../http-gateways';
import type { EditorRight } from '../../platform/people';
import type { Target } from '../suite';

/** The user of a write, with gateways that lose nothing. */
export interface Writer {
  readonly id: string;
  readonly gateways: AllGateways;
}

/** A write as the product sends it. */
export interface LostWrite {
  /** Whose gateways send it; the administrator's by default. */
  readonly as?: (target: Target) => Promise<AllGateways>;
  /**
   * The rights, besides their own, with which editors do the same: the server does not tell them what is gone from what
   * they may not read.
   */
  readonly editors?: readonly EditorRight[];
  /** Sets the server up, and returns the user's action, which is taken again after a lost answer. */
  readonly prepare: (target: Target, gateways: AllGateways, writer: Writer) => Promise<() => Call<unknown>>;
  /** What the server has afterwards, and what it has if the write was done once. */
  readonly effect: (target: Target) => Promise<unknown>;
  readonly once: unknown;
  readonly cleanUp?: (target: Target) => Promise<void>;
}

/** A write whose use case needs a form or a list: the test that loses its answers. */
export interface CoveredWrite {
  readonly coveredBy: string;
}

export const readAndDelete = (collection: string): readonly EditorRight[] => [
  { collection, action: 'read' },
  { collection, action: 'delete' },
];

/** By gateway and method: `comments.post`. */
export type LostWrites = Readonly<Record<string, LostWrite | CoveredWrite>>;

type Answer = UploadProgress | UploadResult<unknown> | { readonly _tag: 'Left' | 'Right' };

const isStep = (answer: Answer): answer is UploadProgress | UploadResult<unknown> => 'kind' in answer;

const lost = networkFailure('write', true);

/** Gateways whose first answer of one method is lost, although the server has done what was requested. */
export class LosingGateways {
  private isLost = false;
  private isOffline = false;
  readonly gateways: AllGateways;

  /** `staysOffline`: every later request fails, too, until `reconnect`. */
  constructor(
    gateways: AllGateways,
    private readonly write: string,
    private readonly staysOffline: boolean,
  ) {
    const losing = Object.fromEntries(
      Object.entries(gateways).map(([name, gateway]) => [name, this.losing(name, gateway as object)]),
    ) as unknown as AllGateways;
    const { auth, accounts, ...others } = losing;
    const notifications = { show: () => undefined, showInfo: () => 0, dismiss: () => undefined };
    const writes = new VerifiedWrites(notifications);
    this.gateways = { auth, accounts: verifiedAccounts(accounts, writes), ...verifiedGateways(others, writes) };
  }

  reconnect(): void {
    this.isOffline = false;
  }

  private losing(name: string, gateway: object): object {
    return new Proxy(gateway, {
      get: (target, method: string) => {
        const member: unknown = Reflect.get(target, method);
        if (typeof member !== 'function') return member;
        return (...args: readonly unknown[]) =>
          this.answer(`${name}.${method}`, Reflect.apply(member, target, args) as Call<unknown>);
      },
    });
  }

  private answer(method: string, call: Call<unknown>): unknown {
    if (typeof call !== 'object') return call;
    return defer(() => {
      if (this.isOffline) return of(left(networkFailure(method, false)));
      if (method !== this.write || this.isLost) return call;
      return call.pipe(map((answer) => this.lose(answer)));
    });
  }

  private lose(answer: Answer): unknown {
    if (isStep(answer) && answer.kind === 'sending') return answer;
    const result = isStep(answer) ? answer.result : answer;
    if (!isRight(result as never)) throw new Error(`The write failed: ${JSON.stringify(result)}`);
    this.isLost = true;
    this.isOffline = this.staysOffline;
    return isStep(answer) ? uploadResult(left(lost)) : left(lost);
  }
}
