import { firstValueFrom } from 'rxjs';
import type { NumberAnswers } from '../../src/adapters/memory';
import { type Schema, schemaOf } from '../../src/domain/schema';
import type { ApiFailure, Call, Failure } from '../../src/kernel';
import type { AuthGateway } from '../../src/ports/gateways/auth-gateway';
import type { AllGateways } from '../http-gateways';
import type { Asker } from '../platform/people';
import type { Stage } from '../platform/stage';

/** A separate browser with its own cookies. */
export interface Browser {
  readonly auth: AuthGateway;
  /** The other gateways with this access token, which they cannot renew. */
  holding(accessToken: string): AllGateways;
}

/** One adapter of the ports, and the stage on the server or database behind it. */
export interface Target {
  readonly name: string;
  readonly stage: Stage;
  /** How its database answers decimals and big integers. */
  readonly numbers: NumberAnswers;
  /** The gateways of a signed-in user, or of an anonymous visitor. */
  as(who: Asker): Promise<AllGateways>;
  browser(): Browser;
}

/** One expectation that holds for every adapter; rejects when it is not met. */
export type Case = (target: Target) => Promise<void>;

export interface Suite {
  readonly name: string;
  readonly cases: Readonly<Record<string, Case>>;
}

/** The behaviour of a gateway; written once, run against every adapter of its port. */
export const defineSuite = (name: string, cases: Readonly<Record<string, Case>>): Suite => ({ name, cases });

/** The value of a call; rejects when it fails. */
export const valueOf = async <A>(call: Call<A>): Promise<A> => {
  const result = await firstValueFrom(call);
  if (result._tag === 'Left') throw new Error(`The call failed: ${JSON.stringify(result.left)}`);
  return result.right;
};

/** The data model as these gateways read it. */
export const schemaNow = async ({ schema, server }: AllGateways): Promise<Schema> =>
  schemaOf(
    (await valueOf(schema.collections())).collections,
    await valueOf(schema.fields()),
    await valueOf(schema.relations()),
    undefined,
    undefined,
    (await valueOf(server.capabilities())).rowWrites,
  );

/** The failure of a call; rejects when it succeeds. */
export const failureOf = async (call: Call<unknown>): Promise<Failure> => {
  const result = await firstValueFrom(call);
  if (result._tag === 'Right') throw new Error(`The call succeeded: ${JSON.stringify(result.right)}`);
  return result.left;
};

/** The API failure of a call, without its message, which may differ; rejects on success and on other failures. */
export const refusalOf = async (call: Call<unknown>): Promise<Pick<ApiFailure, 'status' | 'code' | 'fields'>> => {
  const failure = await failureOf(call);
  if (failure.kind !== 'api') throw new Error(`The call failed otherwise: ${JSON.stringify(failure)}`);
  return { status: failure.status, code: failure.code, fields: failure.fields };
};

export const FORBIDDEN = { status: 403, code: 'FORBIDDEN', fields: [] } as const;
