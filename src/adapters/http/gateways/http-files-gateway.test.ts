/** @jest-environment node */
import { isRight } from 'fp-ts/Either';
import { lastValueFrom, of, toArray } from 'rxjs';
import { fail, sessionEnded, succeed } from '../../../kernel';
import type { SessionTokens } from '../../../ports/environment/session-tokens';
import { HttpClient } from '../client';
import { HttpFilesGateway } from './http-files-gateway';
import { HttpTransport } from '../transport';
import type { Uploader } from '../uploader';

const clock = { now: () => 0, after: () => of(undefined) };
const fixed: SessionTokens = { userId: 'ines', current: () => 'secret', refresh: () => fail(sessionEnded) };

const open = (uploader: Uploader, tokens = fixed): HttpFilesGateway => {
  const fetch = (): Promise<Response> => Promise.reject(new TypeError('Nothing is fetched here.'));
  return new HttpFilesGateway(new HttpClient(new HttpTransport('https://api.example', fetch, uploader), tokens, clock));
};

const file = new File(['text'], 'a.txt', { type: 'text/plain' });
const answer = () => new Response('{"data":{"id":"f"}}');

test('an upload emits its progress, then its result', async () => {
  const files = open(async (_url, _init, onProgress) => {
    onProgress(2, 9);
    onProgress(9, 9);
    return answer();
  });
  const steps = await lastValueFrom(files.upload(file).pipe(toArray()));
  expect(steps.slice(0, -1)).toEqual([
    { kind: 'sending', sentBytes: 0, totalBytes: 4 },
    { kind: 'sending', sentBytes: 2, totalBytes: 9 },
    { kind: 'sending', sentBytes: 9, totalBytes: 9 },
  ]);
  expect(steps.at(-1)).toMatchObject({ kind: 'sent', result: { right: { id: 'f' } } });
});

test('sends values as text before the file, and the token in the header', async () => {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const files = open(async (url, init) => {
    sent.push({ url, init });
    return answer();
  });
  await lastValueFrom(files.upload(file, { title: 'A', folder: null, tags: ['b'] }));
  const [{ url, init } = { url: '', init: {} }] = sent;
  expect([...(init.body as FormData)]).toEqual([
    ['title', 'A'],
    ['folder', 'null'],
    ['tags', '["b"]'],
    ['file', file],
  ]);
  expect(init.headers).toMatchObject({ Authorization: 'Bearer secret' });
  expect(init.headers).not.toHaveProperty('Content-Type');
  expect(url).toBe('https://api.example/files');
});

test('a file name with quotation marks is escaped, and everything else is sent alike', async () => {
  const sent: RequestInit[] = [];
  const files = open(async (_url, init) => {
    sent.push(init);
    return answer();
  });
  const quoted = new File(['one\ntwo'], 'the "Salt"\nroad ä\\😀.txt', { type: 'text/plain' });
  await lastValueFrom(files.upload(quoted, { title: 'A\nB', folder: null }));
  await lastValueFrom(files.replace('f', new File(['x'], '"'), {}));
  const [first, second] = await Promise.all(
    sent.map(async ({ body, headers }) => {
      const { 'Content-Type': type } = headers as Record<string, string>;
      const [, boundary = ''] = /^multipart\/form-data; boundary=([\w-]{20,70})$/.exec(type ?? '') ?? [];
      return (await (body as Blob).text()).replaceAll(boundary, 'BOUNDARY').split('\r\n');
    }),
  );
  expect(first).toEqual([
    '--BOUNDARY',
    'Content-Disposition: form-data; name="title"',
    '',
    'A',
    'B',
    '--BOUNDARY',
    'Content-Disposition: form-data; name="folder"',
    '',
    'null',
    '--BOUNDARY',
    'Content-Disposition: form-data; name="file"; filename="the \\"Salt\\"%0Aroad ä\\\\😀.txt"',
    'Content-Type: text/plain',
    '',
    'one\ntwo',
    '--BOUNDARY--',
    '',
  ]);
  expect(second).toEqual([
    '--BOUNDARY',
    'Content-Disposition: form-data; name="file"; filename="\\""',
    'Content-Type: application/octet-stream',
    '',
    'x',
    '--BOUNDARY--',
    '',
  ]);
});

test('refreshes an expired token and sends the file again', async () => {
  const refusal = JSON.stringify({ errors: [{ message: '', extensions: { code: 'INVALID_CREDENTIALS' } }] });
  const uploader = async (_url: string, init: RequestInit) =>
    JSON.stringify(init.headers).includes('Bearer new') ? answer() : new Response(refusal, { status: 401 });
  const files = open(uploader, { userId: null, current: () => 'old', refresh: () => succeed('new') });
  const last = await lastValueFrom(files.upload(file));
  expect(last.kind === 'sent' && isRight(last.result)).toBe(true);
});

test('does not retry a write, and marks its failure as a write', async () => {
  let times = 0;
  const files = open(() => {
    times += 1;
    return Promise.reject(new TypeError('cut'));
  });
  const last = await lastValueFrom(files.replace('f', file));
  expect(last).toMatchObject({ kind: 'sent', result: { left: { kind: 'network', write: true } } });
  expect(times).toBe(1);
});

test('unsubscribing aborts', () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const files = open((_url, init) => {
    signals.push(init.signal);
    return new Promise(() => undefined);
  });
  files.upload(file).subscribe().unsubscribe();
  expect(signals[0]?.aborted).toBe(true);
});
