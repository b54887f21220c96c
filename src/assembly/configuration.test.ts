import { readConfiguration } from './configuration';

const base = 'https://content.example/cms/admin/';

test('without a file the API is the parent of the mount point', () => {
  expect(readConfiguration(null, base)).toEqual({ adapter: 'http', api: 'https://content.example/cms', world: 'blog' });
  expect(readConfiguration({}, 'http://localhost:4173/admin/').api).toBe('http://localhost:4173');
});

test('a file may name another API, absolute or relative to the mount point', () => {
  expect(readConfiguration({ api: 'https://api.example/' }, base).api).toBe('https://api.example');
  expect(readConfiguration({ api: '/other' }, base).api).toBe('https://content.example/other');
});

test('members of a wrong type count as missing', () => {
  expect(readConfiguration({ adapter: 7, api: ['x'], world: '' }, base)).toEqual(readConfiguration(null, base));
  expect(readConfiguration({ adapter: 'memory', world: 'empty' }, base)).toMatchObject({
    adapter: 'memory',
    world: 'empty',
  });
});
