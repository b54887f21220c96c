import { countMarkdownWords } from './markdown-words';

const LINE = 'The [boat](https://boats.example/the/boat) <b>sails</b> at noon.\n';

test('countMarkdownWords counts no addresses, tags and fences', () => {
  const counted = jest.fn();
  countMarkdownWords(`${LINE}\`\`\`js\nanchor\n\`\`\`\n`, 'en', counted);
  expect(counted.mock.calls).toEqual([[6]]);
});

test('countMarkdownWords counts the words of a long text as those of its lines', async () => {
  const counted = await new Promise((done) => countMarkdownWords(LINE.repeat(2_000), 'en', done));
  expect(counted).toBe(10_000);
});
