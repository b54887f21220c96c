import type { Json } from '../../src/kernel';

export type Asker = 'administrator' | 'anonymous';

export interface Request {
  readonly who: Asker;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: Json;
}

export interface Answer {
  readonly status: number;
  /** Null for an empty body. */
  readonly body: Json;
}

export const describeRequest = ({ who, method, path, body }: Request): string =>
  `${method} ${path} as ${who}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;
