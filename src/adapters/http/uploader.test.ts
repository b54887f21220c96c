/** @jest-environment node */
import { xhrUploader } from './uploader';

/** The part of XMLHttpRequest that an upload needs; tests dispatch its events. */
class Stub extends EventTarget {
  readonly upload = new EventTarget();
  readonly sent: { method?: string; url?: string; body?: unknown; headers: Record<string, string> } = { headers: {} };
  withCredentials = false;
  status = 200;
  responseText = '{"data":7}';
  aborted = false;
  open(method: string, url: string): void {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.sent.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent.body = body;
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nretry-after: 3\r\n';
  }
  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
}

const start = (init: RequestInit = {}) => {
  const stub = new Stub();
  const progress: (readonly [number, number])[] = [];
  const body = new FormData();
  const answer = xhrUploader(() => stub as unknown as XMLHttpRequest)(
    'https://api.example/files',
    { method: 'POST', credentials: 'include', headers: { Authorization: 'Bearer secret' }, body, ...init },
    (sent, total) => progress.push([sent, total]),
  );
  return { stub, progress, answer, body };
};

test('sends method, headers, body and cookies', () => {
  const { stub, body } = start();
  expect(stub.sent).toEqual({
    method: 'POST',
    url: 'https://api.example/files',
    body,
    headers: { authorization: 'Bearer secret' },
  });
  expect(stub.withCredentials).toBe(true);
});

test('reports progress, with a total of 0 when it is unknown', () => {
  const { stub, progress } = start();
  stub.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 3, total: 9, lengthComputable: true }));
  stub.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 5, total: 0, lengthComputable: false }));
  expect(progress).toEqual([
    [3, 9],
    [5, 0],
  ]);
});

test('resolves with a Response', async () => {
  const { stub, answer } = start();
  stub.status = 400;
  stub.dispatchEvent(new Event('load'));
  const response = await answer;
  expect([response.status, response.headers.get('Retry-After'), await response.json()]).toEqual([
    400,
    '3',
    { data: 7 },
  ]);
});

test('resolves without a body for statuses that forbid one', async () => {
  const { stub, answer } = start();
  stub.status = 204;
  stub.dispatchEvent(new Event('load'));
  expect((await answer).body).toBeNull();
});

test.each(['error', 'timeout'])('rejects without a response: %s', async (end) => {
  const { stub, answer } = start();
  stub.dispatchEvent(new Event(end));
  await expect(answer).rejects.toThrow(TypeError);
});

test('aborting aborts the request', async () => {
  const abort = new AbortController();
  const { stub, answer } = start({ signal: abort.signal });
  abort.abort();
  expect(stub.aborted).toBe(true);
  await expect(answer).rejects.toThrow(TypeError);
});

test.each([
  ['status', { status: 0 }],
  ['x y', { getAllResponseHeaders: () => 'x y: 1\r\n' }],
])('rejects when no Response can be made of the result: %s', async (invalid, broken) => {
  const { stub, answer } = start();
  Object.assign(stub, broken);
  stub.dispatchEvent(new Event('load'));
  await expect(answer).rejects.toThrow(invalid);
});
