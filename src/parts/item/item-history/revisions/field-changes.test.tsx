import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { of } from 'rxjs';
import { sampleSchema } from '../../../../../tests/support/open-editing';
import type { ItemNames } from '../../../../application/filters';
import { AccessStore } from '../../../../application/access';
import { SchemaStore } from '../../../../application/data-model';
import type { SaveChange } from '../../../../domain/revisions';
import type { Json } from '../../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../../kit';
import { FieldChanges } from './field-changes';

const translate = (key: string, { number, count }: Readonly<Record<string, unknown>> = {}): string =>
  [key, number ?? count].filter((part) => part !== undefined).join(' ');
const known = new Map<unknown, unknown>([
  [Translator, { locale$: of({ code: 'en-US' }), translate }],
  [SchemaStore, { schema: sampleSchema }],
  [AccessStore, { access$: of({ user: null, permissions: [] }) }],
]);
const names = { names$: of(null), nameOf: (_: string, key: Json) => `Author ${String(key)}` } as unknown as ItemNames;

const show = (
  changes: readonly SaveChange[],
  props: Pick<ComponentProps<typeof FieldChanges>, 'actions' | 'isCreation'> = {},
) =>
  render(
    <ServicesProvider services={{ get: (token: unknown) => known.get(token) } as Services}>
      <FieldChanges collection="albums" names={names} changes={changes} {...props} />
    </ServicesProvider>,
  );

const sidesOf = (field: string, before: Json, after: Json): readonly (string | null)[] => {
  const { unmount } = show([{ field, before, after, isBeforeKnown: true }]);
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
  expect(sidesOf('tracks', [1], [])).toEqual(['related_count 1', 'list_edits_removed 1']);
});

test('a related item is named, and its edit counted', () => {
  expect(sidesOf('author', 1, { id: 1, name: 'A long new name of the author' })).toEqual([
    'Author 1',
    'list_edits_edited 1',
  ]);
});

test('fields without a recorded previous value are listed together with their new values, and without actions', () => {
  const change = (field: string, after: Json, isBeforeKnown = false): SaveChange => ({
    field,
    before: isBeforeKnown ? 1 : null,
    after,
    isBeforeKnown,
  });
  const actions = new Map(['tracks', 'author'].map((field) => [field, <button key={field}>Restore</button>]));
  show([change('tracks', [1, 2]), change('author', 2, true), change('gone', 'x')], { actions });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Author',
    'revision_before',
    'revision_after',
    'before_not_known',
  ]);
  const unrecorded = within(screen.getByRole('region', { name: 'before_not_known' }));
  expect(unrecorded.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Tracks', 'gone']);
  expect(unrecorded.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['related_count 2', 'x']);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a creation shows its values only', () => {
  show([{ field: 'author', before: null, after: 2, isBeforeKnown: true }], { isCreation: true });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['revision_created_with']);
  expect(screen.getByRole('definition')).toHaveTextContent('Author 2');
});
