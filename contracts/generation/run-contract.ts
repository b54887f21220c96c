import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { strict as assert } from 'node:assert';
import { setTimeout } from 'node:timers/promises';
import { firstValueFrom } from 'rxjs';
import type { Json } from '../../src/kernel';
import type { Contract, Exchange, Request } from '../contract';
import { fixedTokens, gatewaysOverHttp } from '../http-gateways';
import { placeholderCookie, placeholderToken } from '../pact';
import { state } from '../states';

/** A browser picks one by chance; here it is always the same, so that the pact is. */
const BOUNDARY = 'the-boundary-of-the-contracts';

const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form as it is sent. */
const formBody = async (form: FormData): Promise<Buffer> => {
  const whole = new Response(form);
  const chosen = /boundary=(?<boundary>.+)$/.exec(whole.headers.get('Content-Type') ?? '')?.groups?.['boundary'];
  if (chosen === undefined) throw new Error('A form was sent without a boundary.');
  return Buffer.from((await whole.text()).replaceAll(chosen, BOUNDARY));
};

const { equal } = MatchersV3;

export const CONSUMER = 'quarterdeck';
export const PROVIDER = 'platform';

const token = (contract: Contract): string | null => (contract.as === 'nobody' ? null : placeholderToken(contract.as));

/** Pact's stand-in answers first and notes the request after; asked too soon it says that nothing came. In ms. */
const LOG_DELAY_MS = 25;

/** Absent headers cannot be written into a pact; `sending` looks for those. */
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

/** Fetch as the browser has it: it adds the cookie by itself. Notes what must not be there and is. */
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
    headers.set('Content-Type', FORM_TYPE);
    return fetch(input, { ...init, headers, body: new Uint8Array(await formBody(init.body)) });
  };
};

/** Left to itself, Pact compares the type of a text in a form with that of the whole form. */
const textRules = (form: FormData = new FormData()) =>
  [...form]
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => ({ path: `$.${name}`, rules: [equal(value)] }));

const interaction = (pact: PactV4, contract: Contract, { name, request, answer }: Exchange, form: Buffer | null) => {
  const asker =
    contract.as === 'nobody' || contract.as === 'forger' ? [] : [state('signed in as', { who: contract.as })];
  const given = [state('the model of the contracts'), ...asker, ...contract.given];
  const unconfigured = given.reduce(
    // Pact's own type says that JSON may change under it; it is written down at once.
    (built, { name: stateName, parameters }) => built.given(stateName, parameters as Record<string, never>),
    pact.addInteraction().uponReceiving(name),
  );
  return unconfigured
    .withRequest(request.method, request.path, (builder) => {
      builder.headers(headersOf(contract, request));
      if (request.query !== undefined) builder.query({ ...request.query });
      if (request.body !== undefined) builder.jsonBody(request.body);
      if (form !== null) builder.body(FORM_TYPE, form).matchingRules({ body: textRules(request.form) });
    })
    .willRespondWith(answer.status, (builder) => {
      if (answer.headers !== undefined) builder.headers({ ...answer.headers } as Record<string, string>);
      if (answer.body !== undefined) builder.jsonBody(answer.body);
      if (answer.text !== undefined) builder.body(answer.text.type, Buffer.from(answer.text.content));
    });
};

/**
 * Makes the call against Pact's stand-in, which writes the pact when the requests were the agreed ones. Rejects when
 * they were not, or when the gateway made something else of the answers.
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

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
