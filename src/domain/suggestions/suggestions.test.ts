import fc from 'fast-check';
import type { Json } from '../../kernel';
import { suggestionOptions, suggestionsIn, suggestionUrl } from './suggestions';

const CONFIGURED = { url: '/items/tags?search={{value}}', resultsPath: 'data', valuePath: 'name' };

const url = (template: string, text: string) => suggestionUrl({ url: template }, text);

const isConfigured = (template: string): boolean => suggestionOptions({ ...CONFIGURED, url: template }) !== null;

const values = (answer: Json, resultsPath = 'data', valuePath = 'name') =>
  suggestionsIn(answer, { resultsPath, valuePath }).map(({ value }) => value);

test('suggestionOptions has throttle and 500 ms as defaults', () => {
  expect(suggestionOptions(CONFIGURED)).toEqual({ ...CONFIGURED, trigger: 'throttle', rate: 500 });
  expect(suggestionOptions({ ...CONFIGURED, trigger: 'debounce', rate: '250' })).toMatchObject({
    trigger: 'debounce',
    rate: 250,
  });
  expect(suggestionOptions({ ...CONFIGURED, trigger: 'never', rate: -1 })).toMatchObject({
    trigger: 'throttle',
    rate: 500,
  });
});

test.each(['url', 'resultsPath', 'valuePath'])('suggestionOptions is null without %s', (name) => {
  for (const value of [undefined, null, '', ' ', 7])
    expect(suggestionOptions({ ...CONFIGURED, [name]: value ?? null })).toBeNull();
});

test('suggestionOptions accepts http, https and relative URLs', () => {
  for (const template of [
    'https://api.example/{{value}}',
    'HTTP://api.example:8080?q={{ value }}',
    '//api.example/{{value}}',
    '/items/tags',
    'items/tags?q={{value}}',
    '{{value}}',
  ])
    expect([template, isConfigured(template)]).toEqual([template, true]);
});

test('suggestionOptions refuses other schemes, and a typed text as a part of the host', () => {
  for (const template of [
    'javascript:alert({{value}})',
    'data:application/json,[]',
    'file:///etc/{{value}}',
    'blob:https://api.example/1',
    'https://{{value}}.example/',
    '//{{value}}/x',
    '\\\\api{{value}}/',
    'https:\\\\user:{{value}}@example/',
  ])
    expect([template, isConfigured(template)]).toEqual([template, false]);
});

test('suggestionUrl puts the encoded text in every place', () => {
  expect(url('/s?q={{value}}&again={{ value }}', 'a&b=c#ü/../ {{value}}')).toBe(
    '/s?q=a%26b%3Dc%23%C3%BC%2F..%2F%20%7B%7Bvalue%7D%7D&again=a%26b%3Dc%23%C3%BC%2F..%2F%20%7B%7Bvalue%7D%7D',
  );
  expect(url('{{value}}', 'javascript:alert(1)')).toBe('javascript%3Aalert(1)');
  expect(url('/s?q={{value}}', '\uD800x')).toBe('/s?q=%EF%BF%BDx');
});

test('suggestionUrl keeps other placeholders', () => {
  expect(url('/s?q={{value}}&by={{author.name}}', 'x')).toBe('/s?q=x&by={{author.name}}');
});

test('suggestionUrl is null for a blank and for a very long text', () => {
  expect([url('/', ''), url('/', '  '), url('/', 'x'.repeat(501))]).toEqual([null, null, null]);
  expect(url('/', 'x'.repeat(500))).toBe('/');
});

test('a typed text never changes the origin of the request', () => {
  const templates = ['https://api.example/{{value}}', '{{value}}', '/{{value}}/x', 'https://api.example?{{value}}'];
  fc.assert(
    fc.property(fc.constantFrom(...templates), fc.string({ unit: 'binary', maxLength: 40 }), (template, text) => {
      const filled = url(template, text);
      if (filled === null) return;
      expect(['https://api.example', 'https://cms.example']).toContain(new URL(filled, 'https://cms.example').origin);
    }),
  );
});

test('suggestionsIn reads texts, numbers and booleans along paths through lists and objects', () => {
  const answer = {
    data: { pages: [{ hits: [{ at: { name: 'Oban' } }, { at: { name: 7 } }, { at: { name: true } }] }] },
  };
  expect(values(answer, 'data.pages[0].hits', 'at.name')).toEqual(['Oban', '7', 'true']);
  expect(values(answer, 'data.pages.0.hits', 'at.name')).toEqual(['Oban', '7', 'true']);
  expect(values({ data: [['Oban', 'x']] }, 'data', '0')).toEqual(['Oban']);
});

test('suggestionsIn ignores results that are no array', () => {
  for (const answer of [null, 'data', [], { data: null }, { data: 'text' }, { data: { 0: { name: 'x' } } }, {}])
    expect(values(answer)).toEqual([]);
});

test('suggestionsIn leaves out repeated, blank, missing and structured values', () => {
  const names: readonly Json[] = ['Oban', 'Oban', '', ' ', null, ['x'], { a: 1 }];
  expect(values({ data: [...names.map((name) => ({ name })), 'Oban', null, {}] })).toEqual(['Oban']);
});

test('suggestionsIn reads own properties only', () => {
  const hostile = JSON.parse('{"data": [{"__proto__": {"name": "own"}}, {}]}') as Json;
  expect(values(hostile, 'data', '__proto__.name')).toEqual(['own']);
  for (const path of ['__proto__.name', 'constructor.name', 'toString', 'hasOwnProperty.name'])
    expect([path, values({ data: [{}, [], 'text'] }, 'data', path)]).toEqual([path, []]);
  expect(values({ data: [] }, 'constructor.prototype')).toEqual([]);
});

test('suggestionsIn returns 100 suggestions at most, and cuts what is listed of a long one', () => {
  expect(values({ data: Array.from({ length: 300 }, (_, index) => ({ name: index })) })).toHaveLength(100);
  const long = 'x'.repeat(201);
  expect(suggestionsIn({ data: [{ name: long }] }, CONFIGURED)).toEqual([
    { value: long, label: `${'x'.repeat(199)}…` },
  ]);
});
