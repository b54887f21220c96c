import { parseApiOptions } from './api-options';

test('serves the blog on the usual port unless told otherwise', () => {
  expect(parseApiOptions([])).toEqual({ options: { port: 8055, world: 'blog', latency: 0 } });
});

test('takes port, world and latency', () => {
  expect(parseApiOptions(['--port', '9000', '--world', 'empty', '--latency', '250'])).toEqual({
    options: { port: 9000, world: 'empty', latency: 250 },
  });
});

test.each([
  [['--port', 'x'], '--port needs a number'],
  [['--port', '70000'], '--port needs a number'],
  [['--latency', '-1'], 'latency'],
  [['--world', 'moon'], "There is no world 'moon'"],
  [['--nonsense'], 'nonsense'],
  [['--help'], '--latency MS'],
])('%j is answered with a sentence', (args, sentence) => {
  const parsed = parseApiOptions(args);
  expect('problem' in parsed ? parsed.problem : '').toContain(sentence);
});
