import { exchange, type Exchange, ignoreKnown } from './exchange';
import type { KnownDifference } from './known-differences';
import { requestsOf } from './requests';
import type { Asker, Request } from './request';
import type { Side } from './side';
import { shrunkRequests } from './shrink';

/** Auto-increment keys continue from here after the first reset, and from a multiple of it after each further one. */
const KEY_STEP = 1_000;
const MAX_ATTEMPTS = 60;

export interface Difference {
  /** The smallest request found that shows the difference. */
  readonly exchange: Exchange;
  readonly round: number;
  /** False when the request shows the difference only after the requests before it. */
  readonly alone: boolean;
}

export interface Verdict {
  readonly known: readonly KnownDifference[];
  readonly difference: Difference | null;
  /** Answers to the request and to the reads after it; those compared by status only, and those not compared. */
  readonly answers: { readonly all: number; readonly byStatusOnly: number; readonly uncompared: number };
}

/** Sends each request to both servers and compares the answers. Resets both after a write with different results. */
export class SideBySide {
  private resets = 0;

  constructor(
    private readonly twin: Side,
    private readonly real: Side,
    /** Requests of other users are skipped. */
    private readonly askers: readonly Asker[],
  ) {}

  /** Runs a round of at most `most` requests and reports each verdict. */
  async round(
    seed: number,
    round: number,
    most: number,
    tell: (request: Request, verdict: Verdict) => void,
  ): Promise<void> {
    await this.reset();
    for (const request of requestsOf(seed, round).slice(0, most)) {
      if (this.askers.includes(request.who)) tell(request, await this.judge(request, round));
    }
  }

  private async judge(request: Request, round: number): Promise<Verdict> {
    const found = await exchange(this.twin, this.real, request);
    const { needed, byStatusOnly, uncompared, left } = ignoreKnown(found);
    const known = left === null ? needed : [];
    const writes = request.touches.length > 0;
    const difference = left === null ? null : await this.shrink(found, round);
    if (writes && (difference !== null || known.some(({ diverges }) => diverges === true))) await this.reset();
    return { known, difference, answers: { all: found.twin.length, byStatusOnly, uncompared } };
  }

  private async shrink(found: Exchange, round: number): Promise<Difference> {
    const again = await this.retry(found.request);
    if (again === null) return { exchange: found, round, alone: false };
    let smallest = again;
    let attempts = 0;
    for (let at = 0; attempts < MAX_ATTEMPTS;) {
      const candidate = shrunkRequests(smallest.request)[at];
      if (candidate === undefined) break;
      attempts += 1;
      const smaller = await this.retry(candidate);
      at = smaller === null ? at + 1 : 0;
      smallest = smaller ?? smallest;
    }
    return { exchange: smallest, round, alone: true };
  }

  private async retry(request: Request): Promise<Exchange | null> {
    if (request.touches.length > 0) await this.reset();
    const found = await exchange(this.twin, this.real, request);
    return ignoreKnown(found).left === null ? null : found;
  }

  private async reset(): Promise<void> {
    this.resets += 1;
    const base = this.resets * KEY_STEP;
    await Promise.all([this.twin.reset(base), this.real.reset(base)]);
  }
}
