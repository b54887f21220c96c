import { Verifier } from '@pact-foundation/pact';
import type { RequestHandler } from 'express';
import { isJsonObject, type Json } from '../src/kernel';
import { PROVIDER } from './harness';
import { PACT } from './pact-file';
import { askerOf, cookieWith, placeholderCookie } from './placeholders';
import { AdminApi } from './platform/admin-api';
import { Stage } from './platform/stage';
import { reason, type Tally } from './report';
import { stateHandlers, type Browser } from './states';

/** A platform to hold the pact against, and an administrator of it. */
export interface Provider {
  readonly url: string;
  readonly email: string;
  readonly password: string;
}

/** Puts real tokens where the pact has placeholders. */
const withRealTokens =
  (stage: Stage, browser: Browser): RequestHandler =>
  (request, _response, next) => {
    const put = async (): Promise<void> => {
      const asker = askerOf(request.headers.authorization);
      if (asker !== null) request.headers.authorization = `Bearer ${await stage.tokenOf(asker)}`;
      if (request.headers.cookie === placeholderCookie) {
        if (browser.refreshToken === null) delete request.headers.cookie;
        else request.headers.cookie = cookieWith(browser.refreshToken);
      }
    };
    put().then(() => next(), next);
  };

/** Pact answers for a state that could not be brought about as if it had been; this remembers that it was not. */
const remembering = (handlers: ReturnType<typeof stateHandlers>, troubles: string[]): ReturnType<typeof stateHandlers> =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, bring]) => [
      name,
      async (parameters?: Json) => {
        try {
          await bring(parameters);
        } catch (error) {
          troubles.push(`the state '${name}' could not be brought about: ${reason(error)}`);
        }
      },
    ]),
  );

const members = (value: Json | undefined, name: string): Json => (isJsonObject(value) ? (value[name] ?? null) : null);
const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);

/** What differed, in the words of the verifier; one line each. */
const differences = (result: Json): readonly string[] =>
  list(members(members(result, 'mismatch'), 'mismatches')).map((mismatch) => {
    const [type, where] = [members(mismatch, 'type'), members(mismatch, 'path') ?? members(mismatch, 'key')];
    return `  ${[type, where, members(mismatch, 'mismatch')].filter((part) => typeof part === 'string').join(': ')}`;
  });

const tallyOf = (output: Json): Tally => {
  const results = list(members(output, 'interactionResults'));
  const failures = results
    .filter((result) => members(result, 'result') !== 'OK')
    .map((result) => [String(members(result, 'interactionDescription')), ...differences(result)].join('\n'));
  return { passed: results.length - failures.length, failures };
};

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Error(text);
  }
};

/** Replays every interaction of the pact against the provider, on a stage raised and struck for it. */
export const verify = async ({ url, email, password }: Provider): Promise<Tally> => {
  const stage = new Stage(new AdminApi(url, email, password));
  const browser: Browser = { refreshToken: null };
  const troubles: string[] = [];
  await stage.raise();
  try {
    const verifier = new Verifier({
      provider: PROVIDER,
      providerBaseUrl: url,
      pactUrls: [PACT],
      logLevel: 'error',
      stateHandlers: remembering(stateHandlers(stage, browser), troubles) as never,
      requestFilter: withRealTokens(stage, browser),
    });
    const output = await verifier.verifyProvider().catch((error: unknown) => reason(error));
    require('fs').writeFileSync('/tmp/verify.json', String(output));
    const tally = tallyOf(parsed(output));
    return { ...tally, failures: [...tally.failures, ...troubles] };
  } finally {
    await stage.strike();
  }
};
