/** @jest-environment node */
import { isLeft, left, right } from 'fp-ts/Either';
import { lastValueFrom } from 'rxjs';
import { apiFailure, decodeFailure, networkFailure } from '../../kernel';
import type { HttpRequest } from './request';
import { HttpTransport } from './transport';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const answering = (answer: () => Promise<Response>): { readonly transport: HttpTransport; readonly sent: Sent[] } => {
  const sent: Sent[] = [];
  const fetch = (url: unknown, init: RequestInit = {}): Promise<Response> => {
    sent.push({ url: String(url), init });
    return answer();
  };
  return { transport: new HttpTransport('https://api.example', fetch as typeof globalThis.fetch), sent };
};

const read: HttpRequest = {
  method: 'GET',
  path: '/items/articles',
  query: { fields: 'id,title', page: 2, search: undefined },
};
const write: HttpRequest = { method: 'PATCH', path: '/items/articles/7', body: { title: 'One' } };

const ask = (request: HttpRequest, answer: () => Promise<Response>) =>
  lastValueFrom(answering(answer).transport.send(request, null));

test('sends the query, the token in the header, cookies, and no-store', async () => {
  const { transport, sent } = answering(async () => new Response('{"data":[]}'));
  expect(await lastValueFrom(transport.send(read, 'secret'))).toEqual(right({ body: { data: [] } }));
  expect(sent[0]?.url).toBe('https://api.example/items/articles?fields=id%2Ctitle&page=2');
  expect(sent[0]?.init).toMatchObject({
    credentials: 'include',
    headers: { Authorization: 'Bearer secret', 'Cache-Control': 'no-store' },
  });
  expect(sent[0]?.url).not.toContain('secret');
});

test('sends nothing before it is subscribed', () => {
  const { transport, sent } = answering(async () => new Response(''));
  transport.send(read, null);
  expect(sent).toHaveLength(0);
});

test('unsubscribing aborts', () => {
  const { transport, sent } = answering(() => new Promise(() => undefined));
  transport.send(read, null).subscribe().unsubscribe();
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

test('reads code, message and field errors of an error response', async () => {
  const body = {
    errors: [
      {
        message: 'Field "slug" has to be unique.',
        extensions: { code: 'RECORD_NOT_UNIQUE', collection: 'articles', field: 'slug' },
      },
    ],
  };
  const refused = apiFailure(400, 'RECORD_NOT_UNIQUE', 'Field "slug" has to be unique.', [
    { field: 'slug', code: 'RECORD_NOT_UNIQUE', type: null, details: { collection: 'articles' } },
  ]);
  expect(await ask(write, async () => new Response(JSON.stringify(body), { status: 400 }))).toEqual(left(refused));
});

test('gives the code UNKNOWN for an HTML page, an empty body and an unknown shape', async () => {
  for (const body of ['<html>', '', '[]', '{"errors":{}}', '{"errors":[7]}', '{"errors":[{"extensions":null}]}']) {
    expect(await ask(read, async () => new Response(body, { status: 500 }))).toEqual(
      left(apiFailure(500, 'UNKNOWN', '')),
    );
  }
});

test('reports 502 and 504 as network failures, whatever the body', async () => {
  const body = { errors: [{ message: 'No answer.', extensions: { code: 'SERVICE_UNAVAILABLE' } }] };
  for (const status of [502, 504]) {
    expect(await ask(write, async () => new Response(JSON.stringify(body), { status }))).toEqual(
      left(networkFailure('PATCH /items/articles/7', true)),
    );
  }
});

test('reports a missing or truncated response as a network failure, marked as write when it was one', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
  expect(await ask(read, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual(
    left(networkFailure('GET /items/articles', false)),
  );
  expect(await ask(write, async () => new Response(broken))).toEqual(
    left(networkFailure('PATCH /items/articles/7', true)),
  );
});

test('an error while the request is put together surfaces and is not reported as a network failure', async () => {
  const cyclic: Record<string, unknown> = {};
  cyclic['self'] = cyclic;
  const request = { ...write, body: cyclic } as unknown as HttpRequest;
  await expect(ask(request, async () => new Response('{}'))).rejects.toThrow(TypeError);
  const throwing = new HttpTransport('https://api.example', (() => {
    throw new TypeError('not a function');
  }) as unknown as typeof globalThis.fetch);
  await expect(lastValueFrom(throwing.send(read, null))).rejects.toThrow('not a function');
});

test('fails with the endpoint when a success is no JSON, and returns null for an empty body', async () => {
  expect(await ask(read, async () => new Response('<html>'))).toEqual(
    left(decodeFailure('GET /items/articles', '', 'JSON')),
  );
  expect(await ask(write, async () => new Response(null, { status: 204 }))).toEqual(right({ body: null }));
});

test('downloads a file unchanged with the content type of the response', async () => {
  const { transport, sent } = answering(
    async () => new Response('"id"\n1', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } }),
  );
  const answer = await lastValueFrom(transport.file(read, 'secret'));
  if (isLeft(answer)) throw new Error('There is no file.');
  expect([await answer.right.text(), answer.right.type]).toEqual([`"id"\n1`, expect.stringMatching(/^text\/csv/)]);
  expect(sent[0]?.init).toMatchObject({ headers: { Accept: '*/*', Authorization: 'Bearer secret' } });
  expect(sent[0]?.url).not.toContain('secret');
});

test.each([
  ['announced', { 'Content-Length': '5000000000' }, 'a'],
  ['sent without an announcement', {}, 'abcdef'],
])('a download of more bytes than the limit fails and is aborted: %s', async (_name, headers, content) => {
  const { transport, sent } = answering(async () => new Response(content, { headers }));
  expect(await lastValueFrom(transport.file(read, null, { maxBytes: 5 }))).toEqual(
    left(decodeFailure('GET /items/articles', '', 'at most 5 bytes')),
  );
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

test('reports the size of each part of a download, and leaves its content and type', async () => {
  const { transport } = answering(async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const part of ['abc', 'de']) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'image/png' } });
  });
  const parts: number[] = [];
  const answer = await lastValueFrom(transport.file(read, null, { onBytes: (bytes) => parts.push(bytes) }));
  if (isLeft(answer)) throw new Error('There is no file.');
  expect([await answer.right.text(), answer.right.type, parts]).toEqual(['abcde', 'image/png', [3, 2]]);
});

test('reports an error or a missing response of a download as a failure', async () => {
  const fileOf = (answer: () => Promise<Response>) => lastValueFrom(answering(answer).transport.file(read, null));
  const body = { errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] };
  expect(await fileOf(async () => new Response(JSON.stringify(body), { status: 403 }))).toEqual(
    left(apiFailure(403, 'FORBIDDEN', 'No.')),
  );
  expect(await fileOf(async () => new Response('', { status: 502 }))).toEqual(
    left(networkFailure('GET /items/articles', false)),
  );
  expect(await fileOf(() => Promise.reject(new TypeError('offline')))).toEqual(
    left(networkFailure('GET /items/articles', false)),
  );
});

test('reports a response whose parser could not be loaded as a network failure', async () => {
  jest.resetModules();
  jest.doMock('lossless-json', () => {
    throw new Error('Loading chunk 7 failed.');
  });
  const long = async () => new Response('{"data":{"views":90071992547409931234}}');
  expect(await ask(read, long)).toEqual(left(networkFailure('GET /items/articles', false)));
  expect(await ask(write, long)).toEqual(left(networkFailure('PATCH /items/articles/7', true)));
  jest.dontMock('lossless-json');
  expect(await ask(read, long)).toEqual(right({ body: { data: { views: '90071992547409931234' } } }));
});

test('reads own members of an error body only', async () => {
  const body =
    '{"errors":[null,{"message":7,"extensions":{"code":7,"__proto__":{"code":"FORBIDDEN"}}},{"extensions":{"field":"a","code":"X","type":3,"valid":1}}]}';
  expect(await ask(write, async () => new Response(body, { status: 400 }))).toEqual(
    left(apiFailure(400, 'UNKNOWN', '', [{ field: 'a', code: 'X', type: null, details: { valid: 1 } }])),
  );
});

describe('reports whether the server has answered', () => {
  const reported = async (answer: () => Promise<Response>, leave = false): Promise<readonly string[]> => {
    const reports: string[] = [];
    const transport = new HttpTransport('https://api.example', answer as typeof globalThis.fetch, undefined, {
      reportReached: () => reports.push('reached'),
      reportUnreached: () => reports.push('unreached'),
    });
    const call = transport.send(read, null);
    if (leave) call.subscribe().unsubscribe();
    else await lastValueFrom(call);
    await new Promise((resolve) => setTimeout(resolve));
    return reports;
  };

  test.each([
    ['an answer', async () => new Response('{"data":[]}'), ['reached']],
    ['a refusal', async () => new Response('{}', { status: 403 }), ['reached']],
    ['an internal error', async () => new Response('', { status: 500 }), ['reached']],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), ['unreached']],
    ['a gateway without a server', async () => new Response('', { status: 502 }), ['unreached']],
  ] as const)('%s', async (_name, answer, expected) => {
    expect(await reported(answer)).toEqual(expected);
  });

  test('not for an aborted call', async () => {
    expect(await reported(() => Promise.reject(new TypeError('aborted')), true)).toEqual([]);
  });
});

test('tells how much was sent where it was too large: the content, or the files of a form', async () => {
  const tooLarge = async () => new Response('', { status: 413 });
  expect(await ask(write, tooLarge)).toEqual(left({ ...apiFailure(413, 'UNKNOWN', ''), sentBytes: 15 }));
  const body = new FormData();
  body.append('title', 'Harbour');
  body.append('file', new File(['12345'], 'a.txt'));
  expect(await ask({ ...write, body }, tooLarge)).toMatchObject({ left: { sentBytes: 5 } });
  expect(await ask({ ...write, body: new Blob(['1234567']) }, tooLarge)).toMatchObject({ left: { sentBytes: 7 } });
  const limit = JSON.stringify({
    errors: [{ message: 'request entity too large', extensions: { code: 'INVALID_PAYLOAD' } }],
  });
  expect(await ask(write, async () => new Response(limit, { status: 400 }))).toMatchObject({ left: { sentBytes: 15 } });
});

test.each(['.', '..'])('sends nothing for the key %j, which the browser would remove from the path', async (key) => {
  const { transport, sent } = answering(async () => new Response('{"data":{}}'));
  const path = `/items/articles/${key}`;
  for (const method of ['GET', 'PATCH', 'DELETE'] as const)
    expect(await lastValueFrom(transport.send({ method, path }, null))).toMatchObject({
      left: { code: 'ROUTE_NOT_FOUND' },
    });
  expect(await lastValueFrom(transport.file({ method: 'GET', path }, null))).toMatchObject({ left: { status: 404 } });
  expect(sent).toEqual([]);
});

test('writes nothing to an item with an empty key; some paths that are read end with a slash', async () => {
  const { transport, sent } = answering(async () => new Response('{"data":[]}'));
  for (const method of ['PATCH', 'DELETE'] as const)
    expect(await lastValueFrom(transport.send({ method, path: '/items/articles/' }, null))).toMatchObject({
      left: { code: 'ROUTE_NOT_FOUND' },
    });
  expect(await lastValueFrom(transport.send({ method: 'GET', path: '/extensions/layouts/' }, null))).toMatchObject({
    right: {},
  });
  expect(sent).toHaveLength(1);
});
