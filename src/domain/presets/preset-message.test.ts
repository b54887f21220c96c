import { presetMessage } from './preset-message';
import { emptyView, viewMembers } from './view';

const preset = { ...viewMembers(emptyView), id: 3, bookmark: null, user: 'ines', role: null, collection: 'articles' };

test('decodes saved and removed presets', () => {
  const saved = {
    kind: 'preset-saved',
    user: 'ines',
    preset: { ...preset, layout_query: { tabular: { sort: 'id' } }, refresh_interval: 30 },
  };
  expect(presetMessage(saved)).toEqual(saved);
  expect(presetMessage({ kind: 'preset-removed', user: 'ines', id: 3 })).toEqual({
    kind: 'preset-removed',
    user: 'ines',
    id: 3,
  });
});

test.each([
  [null],
  ['preset-saved'],
  [{ kind: 'renewed', access_token: 'x' }],
  [{ kind: 'preset-saved', preset }],
  [{ kind: 'preset-saved', user: 'ines' }],
  [{ kind: 'preset-saved', user: 'ines', preset: { ...preset, id: '3' } }],
  [{ kind: 'preset-removed', user: 'ines', id: '3' }],
  [{ kind: 'else', user: 'ines', id: 3, preset }],
])('returns null for %j', (message) => expect(presetMessage(message)).toBeNull());

test('replaces invalid members with null', () => {
  const odd = {
    id: 3,
    bookmark: 7,
    user: {},
    role: [],
    collection: 1,
    search: 2,
    layout: 3,
    layout_query: 'x',
    layout_options: [],
    refresh_interval: 'y',
  };
  expect(presetMessage({ kind: 'preset-saved', user: 'ines', preset: odd })).toEqual({
    kind: 'preset-saved',
    user: 'ines',
    preset: {
      id: 3,
      bookmark: null,
      user: null,
      role: null,
      collection: null,
      search: null,
      filters: null,
      layout: null,
      layout_query: null,
      layout_options: null,
      refresh_interval: null,
    },
  });
});
