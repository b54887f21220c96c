import { firstValueFrom } from 'rxjs';
import type { ApiFailure, Call, Failure } from '../../src/kernel';
import type { AuthGateway } from '../../src/ports/auth-gateway';
import type { AllGateways } from '../http-gateways';
import type { Asker } from '../platform/people';
import type { Stage } from '../platform/stage';

/** A browser of its own: it keeps its cookie, and nobody else's. */
export interface Browser {
  readonly auth: AuthGateway;
  /** The other gateways with this access token, which they cannot renew. */
  holding(accessToken: string): AllGateways;
}

/** Some adapter of the ports over some platform, and a stage on that platform. */
export interface Target {
  readonly name: string;
  readonly stage: Stage;
  /** The gateways on behalf of somebody who has signed in, or of nobody. */
  as(who: Asker): Promise<AllGateways>;
  browser(): Browser;
}

/** Says what it expects of every adapter alike, by failing when it is not so. */
export type Case = (target: Target) => Promise<void>;

export interface Suite {
  readonly name: string;
  readonly cases: Readonly<Record<string, Case>>;
}

/** How a gateway behaves; written once, run against every adapter of its port. */
export const defineSuite = (name: string, cases: Readonly<Record<string, Case>>): Suite => ({ name, cases });

/** What the call brings; rejects when it fails. */
export const valueOf = async <A>(call: Call<A>): Promise<A> => {
  const result = await firstValueFrom(call);
  if (result._tag === 'Left') throw new Error(`The call failed: ${JSON.stringify(result.left)}`);
  return result.right;
};

/** What the call fails with; rejects when it does not fail. */
export const failureOf = async (call: Call<unknown>): Promise<Failure> => {
  const result = await firstValueFrom(call);
  if (result._tag === 'Right') throw new Error(`The call succeeded: ${JSON.stringify(result.right)}`);
  return result.left;
};

/** Likewise, and the platform has to have said it. The message is left out: it is for people, and may differ. */
export const refusalOf = async (call: Call<unknown>): Promise<Pick<ApiFailure, 'status' | 'code' | 'fields'>> => {
  const failure = await failureOf(call);
  if (failure.kind !== 'api') throw new Error(`The call failed otherwise: ${JSON.stringify(failure)}`);
  return { status: failure.status, code: failure.code, fields: failure.fields };
};

export const FORBIDDEN = { status: 403, code: 'FORBIDDEN', fields: [] } as const;
