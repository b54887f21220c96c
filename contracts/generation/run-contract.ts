import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { strict as assert } from 'node:assert';
import { setTimeout } from 'node:timers/promises';
import { firstValueFrom } from 'rxjs';
import type { Json } from '../../src/kernel';
import type { Contract, Exchange, Request } from '../contract';
import { fixedTokens, gatewaysOverHttp } from '../http-gateways';
import { placeholderCookie, placeholderToken } from '../pact';
import { state, type State } from '../states';

/** Browsers choose a random boundary; this fixed one makes the pact reproducible. */
const BOUNDARY = 'the-boundary-of-the-contracts';

export const formType = `multipart/form-data; boundary=${BOUNDARY}`;

/** The multipart body of a form. */
export const formBody = async (form: FormData): Promise<Buffer> => {
  const whole = new Response(form);
  const chosen = /boundary=(?<boundary>.+)$/.exec(whole.headers.get('Content-Type') ?? '')?.groups?.['boundary'];
  if (chosen === undefined) throw new Error('A form was sent without a boundary.');
  return Buffer.from((await whole.text()).replaceAll(chosen, BOUNDARY));
};

const { equal } = MatchersV3;

export const CONSUMER = 'quarterdeck';
export const PROVIDER = 'platform';

const token = (contract: Contract): string | null =>
  contract.as === 'anonymous' ? null : placeholderToken(contract.as);

/** The mock server logs a request after answering it; a check before that reports it as missing. In ms. */
const LOG_DELAY_MS = 25;

/** Pact cannot express that a header is absent; `checkedFetch` checks that. */
const headersOf = (contract: Contract, request: Request): Record<string, string> => {
  const accessToken = token(contract);
  return {
    Accept: request.file ? '*/*' : 'application/json',
    'Cache-Control': 'no-store',
    ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }),
    ...(contract.cookie ? { Cookie: placeholderCookie } : {}),
  };
};

/** Fetch that adds the cookie as a browser does, and records every header or body that the contract does not list. */
const checkedFetch = (contract: Contract, surprises: string[]): typeof globalThis.fetch => {
  const allowed = contract.exchanges.map(({ request }) => headersOf(contract, request));
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (contract.cookie) headers.set('Cookie', placeholderCookie);
    for (const name of headers.keys()) {
      const expected = allowed.some((some) => Object.keys(some).some((key) => key.toLowerCase() === name));
      if (!expected) surprises.push(`header '${name}' was sent and is not agreed on`);
    }
    const withBody = contract.exchanges.some(({ request }) => request.body !== undefined || request.form !== undefined);
    if (init.body !== undefined && !withBody) surprises.push('a body was sent and is not agreed on');
    if (!(init.body instanceof FormData)) return fetch(input, { ...init, headers });
    headers.set('Content-Type', formType);
    return fetch(input, { ...init, headers, body: new Uint8Array(await formBody(init.body)) });
  };
};

/** By default Pact compares the content type of each form field with that of the whole form. */
const textRules = (form: FormData = new FormData()) =>
  [...form]
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => ({ path: `$.${name}`, rules: [equal(value)] }));

/** The states of a contract, those that every contract needs among them. */
export const statesOf = ({ as, given }: Contract): readonly State[] => {
  const asker = as === 'anonymous' || as === 'forger' ? [] : [state('signed in as', { who: as })];
  return [state('the model of the contracts'), ...asker, ...given];
};

const interaction = (pact: PactV4, contract: Contract, { name, request, answer }: Exchange, form: Buffer | null) => {
  const unconfigured = statesOf(contract).reduce(
    // Pact declares the parameters as mutable; it serialises them at once.
    (built, { name: stateName, parameters }) => built.given(stateName, parameters as Record<string, never>),
    pact.addInteraction().uponReceiving(name),
  );
  return unconfigured
    .withRequest(request.method, request.path, (builder) => {
      builder.headers(headersOf(contract, request));
      if (request.query !== undefined) builder.query({ ...request.query });
      if (request.body !== undefined) builder.jsonBody(request.body);
      if (form !== null) builder.body(formType, form).matchingRules({ body: textRules(request.form) });
    })
    .willRespondWith(answer.status, (builder) => {
      if (answer.headers !== undefined) builder.headers({ ...answer.headers } as Record<string, string>);
      if (answer.body !== undefined) builder.jsonBody(answer.body);
      if (answer.text !== undefined) builder.body(answer.text.type, Buffer.from(answer.text.content));
    });
};

/**
 * Runs the call against Pact's mock server, which writes the pact when the requests match. Rejects when a request
 * differs, or when the gateway returns another result.
 */
export const runContract = async (contract: Contract, folder: string): Promise<void> => {
  const pact = new PactV4({ consumer: CONSUMER, provider: PROVIDER, dir: folder, logLevel: 'error' });
  const forms = await Promise.all(
    contract.exchanges.map(({ request: { form } }) => (form === undefined ? null : formBody(form))),
  );
  const interactions = contract.exchanges.map((exchange, at) =>
    interaction(pact, contract, exchange, forms[at] ?? null),
  );
  await interactions.at(-1)?.executeTest(async ({ url }) => {
    const surprises: string[] = [];
    const gateways = gatewaysOverHttp(url, fixedTokens(token(contract)), checkedFetch(contract, surprises));
    const result = await firstValueFrom(contract.call(gateways));
    assert.deepStrictEqual(plain(result), plain(contract.gives));
    assert.deepEqual(surprises, []);
    await setTimeout(LOG_DELAY_MS);
  });
};

export const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
