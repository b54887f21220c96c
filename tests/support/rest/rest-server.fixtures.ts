import { library } from '../../../src/adapters/testing/library';
import { isJsonObject, type Json, type JsonObject } from '../../../src/kernel';
import { startRestServer, type RestServer } from '.';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; an empty object when it is no JSON object. */
  readonly body: JsonObject;
}

interface RequestOptions {
  readonly token?: string;
  readonly body?: Json;
  /** Sent unchanged instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const FORBIDDEN = {
  errors: [{ message: "You don't have permission to access this.", extensions: { code: 'FORBIDDEN' } }],
};

/** Starts a REST server over the library world before each test of the file and stops it afterwards. */
export const restServerPerTest = () => {
  let server: RestServer;

  beforeEach(async () => {
    server = await startRestServer({ world: library(), maxPayloadSize: '10kb' });
  });

  afterEach(() => server.close());

  const send = async (
    method: string,
    path: string,
    { token, body, text, headers }: RequestOptions = {},
  ): Promise<Answer> => {
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(content === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const answered = await response.text();
    const parsed: unknown = answered.startsWith('{') ? JSON.parse(answered) : {};
    return {
      status: response.status,
      headers: response.headers,
      text: answered,
      body: isJsonObject(parsed) ? parsed : {},
    };
  };

  const tokenOf = async (email = 'ada@example.com', password = 'secret'): Promise<string> => {
    const { body } = await send('POST', '/auth/login', { body: { email, password } });
    return String((body['data'] as JsonObject)['access_token']);
  };

  return { send, tokenOf };
};
