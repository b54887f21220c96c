import { firstValueFrom } from 'rxjs';
import type { Json } from '../../src/kernel';
import type { Contract } from '../contract';
import { formBody, formType, plain } from '../generation/run-contract';
import { type AllGateways, fixedTokens, gatewaysOverHttp } from '../http-gateways';
import { placeholderCookie, placeholderToken } from '../pact';
import { PEOPLE } from '../platform/people';
import { bytesOf, type Interaction, type ReceivedAnswer, type SentRequest } from './interaction';

/** Answers the requests of a call: a server, or a pact. */
export type Answering = (request: SentRequest) => Promise<ReceivedAnswer>;

const ROOT = 'http://platform.example';

const encoded = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token with the claims by which the application tells a later server; it is never sent. */
const tokenOf = (as: Contract['as']): string | null => {
  if (as === 'anonymous') return null;
  const { id } = PEOPLE[as === 'forger' ? 'editor' : as];
  return `${encoded({ alg: 'none' })}.${encoded({ id, app_access: true })}.`;
};

const isEmpty = (status: number): boolean => status === 204 || status === 304;

/** Fetch that sends the placeholders of the pacts for token, cookie and form boundary. */
const fetchFrom =
  (contract: Contract, answering: Answering): typeof globalThis.fetch =>
  async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (contract.as !== 'anonymous') headers.set('Authorization', `Bearer ${placeholderToken(contract.as)}`);
    if (contract.cookie) headers.set('Cookie', placeholderCookie);
    const form = init.body instanceof FormData;
    if (form) headers.set('Content-Type', formType);
    const bytes = form ? await formBody(init.body as FormData) : Buffer.from(String(init.body ?? ''));
    const method = init.method ?? 'GET';
    const {
      status,
      contentType,
      bytes: answer,
    } = await answering({
      method,
      url: new URL(String(input)),
      headers,
      bytes,
    });
    return new Response(isEmpty(status) ? null : new Uint8Array(answer), {
      status,
      headers: contentType === '' ? {} : { 'Content-Type': contentType },
    });
  };

/**
 * Runs the call of a contract in the dialect that the answers choose. The requests that find the dialect are answered
 * by `detecting`, those of the call by `answering`.
 */
export const runCall = async (contract: Contract, detecting: Answering, answering: Answering): Promise<Json> => {
  let answers = detecting;
  const fetch = fetchFrom(contract, (request) => answers(request));
  const gateways: AllGateways = gatewaysOverHttp(ROOT, fixedTokens(tokenOf(contract.as)), fetch);
  if (contract.as !== 'anonymous') await firstValueFrom(gateways.server.capabilities());
  answers = answering;
  return plain(await firstValueFrom(contract.call(gateways)));
};

/** The answer of an interaction. */
export const answerOf = ({ response: { status, headers, body } }: Interaction): ReceivedAnswer => ({
  status,
  contentType: headers?.['Content-Type']?.[0] ?? '',
  bytes: bytesOf(body),
});
