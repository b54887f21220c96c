import { render, screen, within } from '@testing-library/react';
import { of } from 'rxjs';
import { sampleSchema } from '../../../../tests/support/open-editing';
import type { ItemNames } from '../../../application/filters';
import { SchemaStore } from '../../../application/schema';
import type { Json } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { FieldChanges } from './field-changes';

const translate = (key: string, { number, count }: Readonly<Record<string, unknown>> = {}): string =>
  [key, number ?? count].filter((part) => part !== undefined).join(' ');
const known = new Map<unknown, unknown>([
  [Translator, { locale$: of({ code: 'en-US' }), translate }],
  [SchemaStore, { schema: sampleSchema }],
]);
const names = { names$: of(null), nameOf: (_: string, key: Json) => `Author ${String(key)}` } as unknown as ItemNames;

const sidesOf = (field: string, before: Json, after: Json, isBeforeKnown = true): readonly (string | null)[] => {
  const { unmount } = render(
    <ServicesProvider services={{ get: (token: unknown) => known.get(token) } as Services}>
      <FieldChanges collection="albums" names={names} changes={[{ field, before, after, isBeforeKnown }]} />
    </ServicesProvider>,
  );
  const change = within(screen.getByRole('region'));
  const shown = change
    .getAllByRole('heading', { level: 3 })
    .map((side) => side.nextElementSibling?.textContent ?? null);
  unmount();
  return shown;
};

test('lists show their length, and what has changed', () => {
  expect(sidesOf('tracks', [1, 2, 3], [1, 4])).toEqual(['related_count 3', 'list_edits_added 1, list_edits_removed 2']);
  expect(sidesOf('tracks', [1], { create: [{ name: 'x' }], update: [{ id: 1, name: 'y' }] })).toEqual([
    'related_count 1',
    'list_edits_added 1, list_edits_edited 1',
  ]);
  expect(sidesOf('tracks', null, [{ name: 'x' }, { name: 'y' }])).toEqual(['—', 'list_edits_added 2']);
  expect(sidesOf('tracks', null, [1, 2], false)).toEqual(['before_not_known', 'related_count 2']);
  expect(sidesOf('tracks', [1], [])).toEqual(['related_count 1', 'list_edits_removed 1']);
});

test('a related item is named, and its edit counted', () => {
  expect(sidesOf('author', 1, { id: 1, name: 'A long new name of the author' })).toEqual([
    'Author 1',
    'list_edits_edited 1',
  ]);
});
