import type { Json } from '../../src/kernel';
import type { Contract } from '../contract';
import { type Interaction, requestOf, type SentRequest } from './interaction';
import { answerOf, runCall } from './later-call';

/** The requests that find the generation of the server: they are answered alike for every call of a user. */
export const detectionName = (as: string, { method, url }: Pick<SentRequest, 'method' | 'url'>): string =>
  `the generation of the server, found as ${as}: ${method} ${url.pathname}`;

export const isDetection = ({ description }: Interaction): boolean => description.startsWith('the generation of');

const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value as Record<string, Json>).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
};

/** Whether both are the same request; the rules by which a form is verified do not count. */
export const isSameRequest = (a: Interaction['request'], b: Interaction['request']): boolean => {
  const [one, other] = [a, b].map(({ matchingRules: _rules, ...request }) =>
    JSON.stringify(sorted(request as unknown as Json)),
  );
  return one === other;
};

/**
 * The result of a call whose requests these interactions answer, each one once; `detection` answers those that find
 * the dialect. Rejects when the call sends another request, or not all of them.
 */
export const replayCall = async (
  contract: Contract,
  detection: readonly Interaction[],
  interactions: readonly Interaction[],
): Promise<Json> => {
  const left = [...interactions];
  const unknown: string[] = [];
  const surprised = ({ method, path }: Interaction['request']) => {
    unknown.push(`${method} ${path}`);
    return { status: 500, contentType: '', bytes: Buffer.alloc(0) };
  };
  const detecting = async (sent: SentRequest) => {
    const found = detection.find(({ description }) => description === detectionName(contract.as, sent));
    return found === undefined ? surprised(requestOf(sent)) : answerOf(found);
  };
  const answering = async (sent: SentRequest) => {
    const request = requestOf(sent);
    const at = left.findIndex((each) => isSameRequest(each.request, request));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found === undefined ? surprised(request) : answerOf(found);
  };
  const result = await runCall(contract, detecting, answering);
  if (unknown.length > 0) throw new Error(`sent what is not in the pact: ${unknown.join(', ')}`);
  if (left.length > 0)
    throw new Error(`did not send what is in the pact: ${left.map(({ description }) => description).join(', ')}`);
  return result;
};
