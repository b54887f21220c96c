/** @jest-environment node */
import { fetchFileWith } from './incoming-file';

const answering = (answer: () => Promise<Response>) => {
  const asked: string[] = [];
  const fetchFile = fetchFileWith(((url: string) => {
    asked.push(url);
    return answer();
  }) as typeof fetch);
  return { fetchFile, asked };
};

test('fetches bytes and content type', async () => {
  const { fetchFile } = answering(
    async () => new Response('text', { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } }),
  );
  const found = await fetchFile('https://example.com/a');
  expect(found).toEqual({
    url: 'https://example.com/a',
    type: 'text/markdown; charset=utf-8',
    bytes: new TextEncoder().encode('text'),
  });
});

test('returns null for an error status and a network error', async () => {
  expect(await answering(async () => new Response('', { status: 404 })).fetchFile('https://example.com/a')).toBeNull();
  expect(
    await answering(() => Promise.reject(new TypeError('Failed to fetch'))).fetchFile('https://example.com/a'),
  ).toBeNull();
});

test.each(['data:text/plain,text', 'blob:https://example.com/a', 'file:///etc/passwd', 'nonsense', ''])(
  'does not fetch %j',
  async (url) => {
    const { fetchFile, asked } = answering(async () => new Response('text'));
    expect(await fetchFile(url)).toBeNull();
    expect(asked).toEqual([]);
  },
);
