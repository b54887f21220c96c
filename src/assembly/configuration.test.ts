import { readConfiguration } from './configuration';
import { mayStore } from './stored-application';

const base = 'https://content.example/cms/admin/';

test('uses the parent of the base path as API without a config.json', () => {
  expect(readConfiguration(null, base)).toEqual({
    adapter: 'http',
    api: 'https://content.example/cms',
    world: 'blog',
    extensions: {},
    links: { reportBug: null, requestFeature: null, manual: null },
    serviceWorker: true,
    offlineReading: true,
  });
  expect(readConfiguration({}, 'http://localhost:4173/admin/').api).toBe('http://localhost:4173');
});

test('accepts an absolute or relative API', () => {
  expect(readConfiguration({ api: 'https://api.example/' }, base).api).toBe('https://api.example');
  expect(readConfiguration({ api: '/other' }, base).api).toBe('https://content.example/other');
});

test('uses the default for members of a wrong type', () => {
  expect(readConfiguration({ adapter: 7, api: ['x'], world: '' }, base)).toEqual(readConfiguration(null, base));
  expect(readConfiguration({ adapter: 'memory', world: 'empty' }, base)).toMatchObject({
    adapter: 'memory',
    world: 'empty',
  });
});

test.each([7, 'text', ['x'], { constructor: 1 }, JSON.parse('{"__proto__":{"adapter":"memory","world":"empty"}}')])(
  'uses the defaults for %j',
  (source) => expect(readConfiguration(source, base)).toEqual(readConfiguration(null, base)),
);

test('ignores other members', () => {
  expect(readConfiguration({ token: 'x', world: 'empty' }, base)).not.toHaveProperty('token');
});

test('accepts lists of extension names, and leaves out other values', () => {
  const read = (extensions: unknown) => readConfiguration({ adapter: 'memory', extensions }, base).extensions;
  expect(read({ displays: ['stars'], layouts: [], modules: 'newsstand', interfaces: [7] })).toEqual({
    displays: ['stars'],
    layouts: [],
  });
  expect(read(['stars'])).toEqual({});
});

test('turns the service worker off for false only', () => {
  const read = (serviceWorker: unknown) => readConfiguration({ serviceWorker }, base).serviceWorker;
  expect([false, true, 'false', 0, null].map(read)).toEqual([false, true, true, true, true]);
});

test.each([
  [{ api: 'https://content.example' }, true],
  [{ api: 'https://content.example/cms' }, true],
  [{ api: 'https://content.example/cms/admin-api' }, true],
  [{ api: 'https://api.example/cms/admin/api' }, true],
  [{ api: 'https://content.example', serviceWorker: false }, false],
  [{ api: 'https://content.example/cms/admin' }, false],
  [{ api: 'https://content.example/cms/admin/api' }, false],
])('with %j, a service worker is used: %s', (configuration, isUsed) => {
  expect(mayStore({ serviceWorker: true, ...configuration }, base)).toBe(isUsed);
});

test('accepts web addresses of support, and leaves out others', () => {
  const links = {
    reportBug: 'https://help.example/new?body={report}',
    requestFeature: 'javascript:alert(1)',
    manual: 7,
  };
  expect(readConfiguration({ links }, base).links).toEqual({
    reportBug: 'https://help.example/new?body={report}',
    requestFeature: null,
    manual: null,
  });
});

test.each([
  [false, false],
  [true, true],
  ['no', true],
  [undefined, true],
])('pages are kept for reading without a connection: %p means %p', (offlineReading, isOn) => {
  expect(readConfiguration({ offlineReading }, base).offlineReading).toBe(isOn);
});
