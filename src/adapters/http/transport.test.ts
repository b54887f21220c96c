/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
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

test('a request carries its query, the token in its header, cookies, and asks for nothing kept', async () => {
  const { transport, sent } = answering(async () => new Response('{"data":[]}'));
  expect(await lastValueFrom(transport.send(read, 'secret'))).toEqual(right({ body: { data: [] } }));
  expect(sent[0]?.url).toBe('https://api.example/items/articles?fields=id%2Ctitle&page=2');
  expect(sent[0]?.init).toMatchObject({
    credentials: 'include',
    headers: { Authorization: 'Bearer secret', 'Cache-Control': 'no-store' },
  });
  expect(sent[0]?.url).not.toContain('secret');
});

test('nothing is sent before somebody subscribes', () => {
  const { transport, sent } = answering(async () => new Response(''));
  transport.send(read, null);
  expect(sent).toHaveLength(0);
});

test('unsubscribing aborts', () => {
  const { transport, sent } = answering(() => new Promise(() => undefined));
  transport.send(read, null).subscribe().unsubscribe();
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

test('a refusal is told by its code, its message and its field', async () => {
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

test('an error page, an empty error and nonsense are refusals of an unknown kind', async () => {
  for (const body of ['<html>', '', '[]', '{"errors":{}}', '{"errors":[7]}', '{"errors":[{"extensions":null}]}']) {
    expect(await ask(read, async () => new Response(body, { status: 500 }))).toEqual(
      left(apiFailure(500, 'UNKNOWN', '')),
    );
  }
});

test('a gateway that got no answer is no answer, whatever it says', async () => {
  const body = { errors: [{ message: 'No answer.', extensions: { code: 'SERVICE_UNAVAILABLE' } }] };
  for (const status of [502, 504]) {
    expect(await ask(write, async () => new Response(JSON.stringify(body), { status }))).toEqual(
      left(networkFailure('PATCH /items/articles/7', true)),
    );
  }
});

test('no answer, and half an answer, are failures of the network; a write says that it was one', async () => {
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

test('a success that is no JSON names the call; a success without a body is none', async () => {
  expect(await ask(read, async () => new Response('<html>'))).toEqual(
    left(decodeFailure('GET /items/articles', '', 'JSON')),
  );
  expect(await ask(write, async () => new Response(null, { status: 204 }))).toEqual(right({ body: null }));
});

test('a file comes as it is, of the type the server gives it, whatever it holds', async () => {
  const { transport, sent } = answering(
    async () => new Response('"id"\n1', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } }),
  );
  const answer = await lastValueFrom(transport.file(read, 'secret'));
  if (answer._tag === 'Left') throw new Error('There is no file.');
  expect([await answer.right.text(), answer.right.type]).toEqual([`"id"\n1`, expect.stringMatching(/^text\/csv/)]);
  expect(sent[0]?.init).toMatchObject({ headers: { Accept: '*/*', Authorization: 'Bearer secret' } });
  expect(sent[0]?.url).not.toContain('secret');
});

test('a file that is refused or does not come is a failure like any other', async () => {
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
