import type { Item, ListRow } from '../../../domain/items';
import { hasChangedSource } from './source-changes.rules';
import type { Translation } from './translations.rules';

const translation = (
  key: string,
  state: ListRow['state'] | null,
  values: Item = {},
  more: Partial<Translation> = {},
): Translation => ({
  id: `language ${key}`,
  key,
  name: key,
  tag: key,
  kind: 'language',
  row: state === null ? null : { ref: { key: 1 }, values, state },
  filled: state === null ? [] : ['title'],
  missing: state === null ? ['title'] : [],
  ...more,
});

const at = (time: string): Item => ({ changed: time });
const EARLY = at('2026-11-01T10:00:00Z');
const LATE = at('2026-11-02T10:00:00Z');

test('a translation of a source that was saved later', () => {
  const source = translation('en', 'loaded', LATE);
  expect(hasChangedSource(translation('de', 'loaded', EARLY), source, 'changed')).toBe(true);
  expect(hasChangedSource(translation('de', 'loaded', LATE), source, 'changed')).toBe(false);
  expect(hasChangedSource(translation('de', 'loaded', EARLY), source, null)).toBe(false);
});

test('rows of the same save are written one after the other', () => {
  const source = translation('en', 'loaded', at('2026-11-01T10:00:03Z'));
  expect(hasChangedSource(translation('de', 'loaded', EARLY), source, 'changed')).toBe(false);
});

test('a time that is missing says nothing', () => {
  const source = translation('en', 'loaded', LATE);
  for (const value of [null, 3, 'soon'])
    expect(hasChangedSource(translation('de', 'loaded', { changed: value }), source, 'changed')).toBe(false);
});

test('a source that is edited here, unless the translation is edited as well', () => {
  const source = translation('en', 'edited');
  expect(hasChangedSource(translation('de', 'loaded'), source, null)).toBe(true);
  expect(hasChangedSource(translation('de', 'moved'), source, null)).toBe(true);
  for (const state of ['edited', 'created', 'linked', 'removed'] as const)
    expect(hasChangedSource(translation('de', state), source, null)).toBe(false);
});

test('nothing of a source that is new, removed or unchanged', () => {
  for (const state of ['loaded', 'moved', 'created', 'removed', null] as const)
    expect(hasChangedSource(translation('de', 'loaded'), translation('en', state), null)).toBe(false);
  expect(hasChangedSource(translation('de', 'loaded'), null, null)).toBe(false);
});

test('nothing of the source itself, of an empty translation and of a further row', () => {
  const source = translation('en', 'edited');
  expect(hasChangedSource(source, source, null)).toBe(false);
  expect(hasChangedSource(translation('de', 'loaded', {}, { filled: [], missing: ['title'] }), source, null)).toBe(
    false,
  );
  expect(hasChangedSource(translation('de', 'loaded', {}, { kind: 'repeated' }), source, null)).toBe(false);
});
