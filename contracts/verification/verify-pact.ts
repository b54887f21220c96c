import { Verifier } from '@pact-foundation/pact';
import type { RequestHandler } from 'express';
import { isJsonObject, type Json } from '../../src/kernel';
import { PROVIDER } from '../generation/run-contract';
import { askerOf, cookieWith, PACT, placeholderCookie, withIds } from '../pact';
import { AdminApi } from '../platform/admin-api';
import { LaterAdminApi } from '../platform/later-admin-api';
import { Stage } from '../platform/stage';
import type { LaterServer } from '../provider/install';
import { reason, type Tally } from '../report';
import { type Browser, stateHandlers } from '../states';

const member = (value: Json, name: string): Json => (isJsonObject(value) ? (value[name] ?? null) : null);

const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

const difference = (mismatch: Json): string => {
  const where = member(mismatch, 'path') ?? member(mismatch, 'key');
  const place = where === null ? '' : ` at ${text(where)}`;
  return `  ${text(member(mismatch, 'type'))}${place}: ${text(member(mismatch, 'mismatch'))}`;
};

const described = (result: Json): string => {
  const mismatch = member(result, 'mismatch');
  const differences = list(member(mismatch, 'mismatches')).map(difference);
  // 'Verifying a pact between … Given … - <name>'
  const name = text(member(result, 'interaction')).split(' - ').at(-1);
  return [name, ...(differences.length > 0 ? differences : [`  ${text(mismatch)}`])].join('\n');
};

const parsed = (output: string): Json => {
  try {
    return JSON.parse(output) as Json;
  } catch {
    throw new Error(`The verifier could not run: ${output}`);
  }
};

/** Parses the verifier's report. Throws when the output is no report, with the output as message. */
const tallyOf = (output: string): Tally => {
  const report = parsed(output);
  const results = list(member(report, 'interactionResults'));
  const failures = list(member(report, 'errors')).map(described);
  return { passed: results.filter((result) => member(result, 'result') === 'OK').length, failures };
};

/** The server to verify, and an administrator account. */
export interface Provider {
  /** Root URL of its REST API, without a trailing slash. */
  readonly url: string;
  readonly email: string;
  readonly password: string;
  /** Its generation; 9.0 without one. */
  readonly server?: LaterServer | undefined;
  /** The path of the pact; that of 9.0 without one. */
  readonly pact?: string | undefined;
}

/** Replaces the placeholders of the pact in each request by real tokens and ids. */
const replacePlaceholders =
  (stage: Stage, browser: Browser): RequestHandler =>
  (request, _response, next) => {
    const put = async (): Promise<void> => {
      const asker = askerOf(request.headers.authorization);
      if (asker !== null) request.headers.authorization = `Bearer ${await stage.tokenOf(asker)}`;
      request.url = withIds(request.url, browser);
      if (request.headers.cookie !== placeholderCookie) return;
      if (browser.refreshToken === null) delete request.headers.cookie;
      else request.headers.cookie = cookieWith(browser.refreshToken);
    };
    put().then(() => next(), next);
  };

type Handlers = ReturnType<typeof stateHandlers>;

/** Pact ignores a failing state handler; this records the error, so that the run fails. */
const recordErrors = (
  handlers: Handlers,
  troubles: string[],
): Record<string, (parameters?: Json) => Promise<undefined>> =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, bring]) => [
      name,
      (parameters?: Json) =>
        bring(parameters).then(
          () => undefined,
          (error: unknown) => void troubles.push(`the state '${name}' could not be brought about: ${reason(error)}`),
        ),
    ]),
  );

/** Replays every interaction of the pact against the server, on a stage set up and torn down for it. */
export const verifyPact = async ({ url, email, password, server, pact = PACT }: Provider): Promise<Tally> => {
  const admin =
    server === undefined ? new AdminApi(url, email, password) : new LaterAdminApi(server, url, email, password);
  const stage = new Stage(admin);
  const browser: Browser = { refreshToken: null, comment: null, revision: null };
  const troubles: string[] = [];
  await stage.setUp();
  try {
    const verifier = new Verifier({
      provider: PROVIDER,
      providerBaseUrl: url,
      pactUrls: [pact],
      logLevel: 'error',
      stateHandlers: recordErrors(stateHandlers(stage, browser), troubles),
      requestFilter: replacePlaceholders(stage, browser),
    });
    // The verifier's report is what it resolves with, or the message of what it rejects with.
    const { passed, failures } = tallyOf(await verifier.verifyProvider().catch(reason));
    return { passed, failures: [...failures, ...troubles] };
  } finally {
    await stage.tearDown();
  }
};
