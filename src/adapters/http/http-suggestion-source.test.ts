/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { HttpSuggestionSource } from './http-suggestion-source';

const API = 'https://cms.example/cms';

const ADDRESS = 'https://api.example:8080/search?q=ferry';

const HOST = 'api.example:8080';

/** Lets the reads of a body proceed. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
};

const read = (answer: () => Promise<Response>, address = ADDRESS) => {
  const sent: { readonly url: unknown; readonly init: RequestInit }[] = [];
  const seen: unknown[] = [];
  const clock = new VirtualClock();
  const page = new EventTarget();
  const fetch = (url: unknown, init: RequestInit = {}): Promise<Response> => {
    sent.push({ url, init });
    return answer();
  };
  const source = new HttpSuggestionSource(API, fetch as typeof globalThis.fetch, clock, page as Document);
  const subscription = source.read(address).subscribe((next) => seen.push(next));
  const violate = (effectiveDirective: string, blockedURI: string): boolean =>
    page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }));
  return { sent, seen, clock, subscription, violate };
};

const answering =
  (body: BodyInit | null, init: ResponseInit = {}) =>
  async (): Promise<Response> =>
    new Response(body, init);

const failing = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

const never = (): Promise<Response> => new Promise(() => undefined);

test('sends a GET without token, cookies and referrer, and answers with the JSON', async () => {
  const { sent, seen } = read(answering('{"data": [{"name": "Oban", "id": 12345678901234567890}]}'));
  await turns();
  expect(seen).toEqual([right({ data: [{ name: 'Oban', id: '12345678901234567890' }] })]);
  expect(sent).toEqual([
    {
      url: ADDRESS,
      init: {
        headers: { Accept: 'application/json' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: expect.any(AbortSignal) as unknown,
      },
    },
  ]);
});

test.each([
  ['/items/tags?search=a', 'https://cms.example/items/tags?search=a'],
  ['items/tags', 'https://cms.example/cms/items/tags'],
  ['//api.example/x', 'https://api.example/x'],
])('%s is requested as %s', async (address, url) => {
  const { sent } = read(answering('[]'), address);
  await turns();
  expect(sent.map((each) => each.url)).toEqual([url]);
});

test.each(['javascript:alert(1)', 'data:application/json,[]', 'https://[', 'file:///etc/passwd'])(
  'nothing is requested from %s',
  async (address) => {
    const { sent, seen } = read(answering('[]'), address);
    await turns();
    expect(sent).toEqual([]);
    expect(seen).toEqual([left({ kind: 'no-answer', host: address })]);
  },
);

test('an error status is a refusal, whatever its body', async () => {
  const { seen } = read(answering('{"data": []}', { status: 503 }));
  await turns();
  expect(seen).toEqual([left({ kind: 'refused', host: HOST, status: 503 })]);
});

test.each([[''], ['<html></html>'], ['{"data": [']])('%j is no JSON', async (body) => {
  const { seen } = read(answering(body));
  await turns();
  expect(seen).toEqual([left({ kind: 'not-json', host: HOST })]);
});

test('a body of more than 1 MB is not read to its end', async () => {
  let pulls = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulls += 1;
      controller.enqueue(new Uint8Array(100_000).fill(32));
    },
    cancel: () => {
      cancelled = true;
    },
  });
  const { seen } = read(answering(endless));
  await turns();
  expect(seen).toEqual([left({ kind: 'too-large', host: HOST })]);
  expect(cancelled).toBe(true);
  expect(pulls).toBeLessThan(15);
});

test('a failed request is no answer', async () => {
  const { seen, clock } = read(failing);
  await turns();
  expect(seen).toEqual([]);
  clock.advance(50);
  expect(seen).toEqual([left({ kind: 'no-answer', host: HOST })]);
});

test('a body that breaks off is no answer', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('network')) });
  const { seen, clock } = read(answering(broken));
  await turns();
  clock.advance(50);
  expect(seen).toEqual([left({ kind: 'no-answer', host: HOST })]);
});

test('a request is blocked when the policy reports its host, also after the request has failed', async () => {
  const { seen, violate } = read(failing);
  await turns();
  violate('connect-src', 'https://api.example:8080/search');
  expect(seen).toEqual([left({ kind: 'blocked', host: HOST })]);
});

test('violations of other hosts and directives do not concern the request', async () => {
  const { seen, clock, violate } = read(failing);
  violate('connect-src', 'https://other.example/');
  violate('connect-src', 'inline');
  violate('img-src', 'https://api.example:8080/search');
  await turns();
  clock.advance(50);
  expect(seen).toEqual([left({ kind: 'no-answer', host: HOST })]);
});

test('a request without an answer is aborted after ten seconds', () => {
  const { seen, sent, clock } = read(never);
  clock.advance(9_999);
  expect(seen).toEqual([]);
  clock.advance(1);
  expect(seen).toEqual([left({ kind: 'no-answer', host: HOST })]);
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

test('unsubscribing aborts', () => {
  const { sent, subscription } = read(never);
  subscription.unsubscribe();
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});
