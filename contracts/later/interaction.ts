import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type Json, type JsonObject } from '../../src/kernel';
import { formType } from '../generation/run-contract';
import { PACT_FOLDER } from '../pact';
import { PREFIX } from '../platform/content-model';
import type { LaterServer } from '../provider/install';

type Lists = Readonly<Record<string, readonly string[]>>;

interface Body {
  readonly content: Json;
  readonly contentType: string;
  readonly encoded: 'base64' | false;
}

/** A request and its answer, in the form of version 4 of the Pact specification. */
export interface Interaction {
  readonly type: 'Synchronous/HTTP';
  readonly description: string;
  readonly pending: false;
  readonly providerStates: readonly { readonly name: string; readonly params?: JsonObject }[];
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Lists;
    readonly headers: Lists;
    readonly body?: Body;
    readonly matchingRules?: JsonObject;
  };
  readonly response: {
    readonly status: number;
    readonly headers?: Lists;
    readonly body?: Body;
    readonly matchingRules?: JsonObject;
  };
  /** The result of the gateway, on the last request of a call. */
  readonly comments?: { readonly result: Json };
}

export interface Pact {
  readonly consumer: { readonly name: string };
  readonly provider: { readonly name: string };
  readonly interactions: readonly Interaction[];
  readonly metadata: JsonObject;
}

/** The pact of the calls whose requests or answers differ on this server from those of 9.0. */
export const laterPact = (server: LaterServer): string => join(PACT_FOLDER, `quarterdeck-platform-${server}.json`);

export const readPact = (path: string): Pact => JSON.parse(readFileSync(path, 'utf8')) as Pact;

const isJson = (contentType: string): boolean => contentType.startsWith('application/json');

/** Bytes as Pact keeps them: JSON as it is, everything else in base64. */
const bodyOf = (bytes: Buffer, contentType: string): Body =>
  isJson(contentType)
    ? { content: JSON.parse(bytes.toString('utf8')) as Json, contentType: 'application/json', encoded: false }
    : { content: bytes.toString('base64'), contentType, encoded: 'base64' };

/** The bytes of a body, empty without one. */
export const bytesOf = (body: Body | undefined): Buffer => {
  if (body === undefined) return Buffer.alloc(0);
  return body.encoded === 'base64'
    ? Buffer.from(String(body.content), 'base64')
    : Buffer.from(JSON.stringify(body.content));
};

/** A request as it was sent, with the placeholders of the pacts. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Empty without a body. */
  readonly bytes: Buffer;
}

export interface ReceivedAnswer {
  readonly status: number;
  readonly contentType: string;
  /** Empty without a body. */
  readonly bytes: Buffer;
}

/** The names of headers as the pact of 9.0 spells them. */
const HEADERS = ['Accept', 'Authorization', 'Cache-Control', 'Content-Type', 'Cookie'];

export const requestOf = ({ method, url, headers, bytes }: SentRequest): Interaction['request'] => {
  const names = [...new Set(url.searchParams.keys())].toSorted();
  const contentType = headers.get('Content-Type') ?? '';
  return {
    method,
    path: url.pathname,
    ...(names.length > 0 && { query: Object.fromEntries(names.map((name) => [name, url.searchParams.getAll(name)])) }),
    headers: Object.fromEntries(
      HEADERS.flatMap((name) => {
        const value = headers.get(name);
        return value === null ? [] : [[name, [value]]];
      }),
    ),
    ...(bytes.length > 0 && { body: bodyOf(bytes, contentType) }),
    ...(contentType === formType && {
      matchingRules: { body: { $: { combine: 'AND', matchers: [{ match: 'contentType', value: formType }] } } },
    }),
  };
};

const rule = (path: string, match: JsonObject): JsonObject => ({ [path]: { combine: 'AND', matchers: [match] } });

const TYPE: JsonObject = { match: 'type' };

/** In a list of several rows, whose members may be null in one and an object in another, each row has to be found. */
const rowRules = (rows: readonly Json[]): JsonObject =>
  rule('$.data', { match: 'arrayContains', variants: rows.map((_, index) => ({ index, rules: rule('$', TYPE) })) });

/** Values of an answer are matched by type, codes of errors are exact; of a file only the content type is matched. */
const rulesOf = (content: Json, contentType: string): JsonObject => {
  if (!isJson(contentType)) return rule('$', { match: 'contentType', value: contentType });
  const { data = null, errors = null } = isJsonObject(content) ? content : {};
  return {
    ...rule('$', TYPE),
    ...(Array.isArray(data) && data.length > 1 && rowRules(data)),
    ...(errors !== null && rule('$.errors[0].extensions.code', { match: 'equality' })),
  };
};

/** Tokens of the recording server, which are of no use but look like secrets. */
const withoutTokens = (bytes: Buffer, contentType: string): Buffer =>
  isJson(contentType)
    ? Buffer.from(
        bytes
          .toString('utf8')
          .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'a-token')
          .replaceAll(/"refresh_token":"[^"]*"/g, '"refresh_token":"a-refresh-token"'),
      )
    : bytes;

const LONG_LIST = 30;

/**
 * Of a long list, the first five rows and those of the contracts: the fields of all system collections are 500 kB. An
 * item without its key that is null: settings have a key once they have been saved.
 */
const shortened = (content: Json): Json => {
  if (!isJsonObject(content)) return content;
  const { data = null } = content;
  if (isJsonObject(data) && data['id'] === null) {
    const { id: _id, ...others } = data;
    return { ...content, data: others };
  }
  if (!Array.isArray(data) || data.length <= LONG_LIST) return content;
  return { ...content, data: data.filter((row, at) => at < 5 || JSON.stringify(row).includes(PREFIX)) };
};

export const responseOf = ({ status, contentType, bytes }: ReceivedAnswer): Interaction['response'] => {
  if (bytes.length === 0) return { status };
  const type = contentType.split(';')[0] ?? '';
  const whole = bodyOf(withoutTokens(bytes, type), type);
  const body = { ...whole, content: shortened(whole.content) };
  return {
    status,
    headers: { 'Content-Type': [type] },
    body,
    matchingRules: { body: rulesOf(body.content, type) },
  };
};
