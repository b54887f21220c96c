import { MarkdownWordCount } from './markdown-words';

const LINE = 'The [boat](https://boats.example/the/boat) <b>sails</b> at noon.\n';

afterEach(() => jest.restoreAllMocks());

const counted = (count: MarkdownWordCount, text: string, language = 'en'): Promise<number> =>
  new Promise((done) => count.count(text, language, done));

test('MarkdownWordCount counts no addresses, tags and fences', () => {
  const onCounted = jest.fn();
  new MarkdownWordCount().count(`${LINE}\`\`\`js\nanchor\n\`\`\`\n`, 'en', onCounted);
  expect(onCounted.mock.calls).toEqual([[6]]);
});

test('MarkdownWordCount counts the words of a long text as those of its lines', async () => {
  expect(await counted(new MarkdownWordCount(), LINE.repeat(2_000))).toBe(10_000);
});

test('MarkdownWordCount counts the changed words of a text, and no other words again', async () => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  const count = new MarkdownWordCount();
  await counted(count, LINE.repeat(2_000));
  segment.mockClear();
  expect(await counted(count, `Two more ${LINE.repeat(2_000)}`)).toBe(10_002);
  const length = segment.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThan(3_000);
});

test('MarkdownWordCount counts all words again in another language', async () => {
  const count = new MarkdownWordCount();
  await counted(count, '北海の風', 'en');
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  await counted(count, '北海の風', 'ja');
  expect(segment).toHaveBeenCalled();
});
