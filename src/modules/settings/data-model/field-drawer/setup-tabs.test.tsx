import { act, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { collection, manyToOne, primaryKey, stringField, world } from '../../../../../fixtures/builders';
import { englishTranslator } from '../../../../../tests/support/texts';
import { SchemaStore } from '../../../../application/data-model';
import { setupOfField } from '../../../../domain/data-model';
import type { WizardTab } from '../../../../domain/relations';
import { type FieldMeta, fieldOf, schemaOf } from '../../../../domain/schema';
import { type Services, ServicesProvider, Translator } from '../../../../kit';
import type { FieldDrawerViewModel } from './field-drawer.view-model';
import { SetupTab } from './setup-tabs';

// The notices stand beside the forms, which have tests of their own.
jest.mock('../../../../parts/item/option-form', () => ({ OptionForm: () => null, ContributionOptions: () => null }));

const { collections, fields, relations } = world('w', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [primaryKey(), stringField('title'), manyToOne('author', { to: 'people' })]),
]);
const schema = schemaOf(collections, fields, relations);

const show = async (
  tab: WizardTab,
  on: readonly [collection: string, field: string],
  meta: Partial<FieldMeta> = {},
) => {
  const found = fieldOf(schema, ...on);
  if (found?.meta == null) throw new Error(`There is no field ${on.join('.')}`);
  const setup = setupOfField(schema, { ...found, meta: { ...found.meta, ...meta } });
  const session = { place: { collection: on[0], field: on[1] }, setup$: of(setup), denied$: of(false) };
  const known = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [SchemaStore, { schema$: of(schema) }],
  ]);
  await act(async () =>
    render(
      <ServicesProvider services={{ get: (token: unknown) => known.get(token) } as Services}>
        <SetupTab tab={tab} view={{ session } as unknown as FieldDrawerViewModel} setup={setup} readonly={false} />
      </ServicesProvider>,
    ),
  );
};

const rules = (): readonly (string | null)[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test.each<readonly [Partial<FieldMeta>, readonly string[]]>([
  [{ conditions: [{ rule: {} }] }, ['It has conditions that change it while an item is edited.']],
  [{ validation: { title: { _nnull: true } } }, ['It has a rule that its values are checked by.']],
  [{ required: true, conditions: [] }, ['It is required.']],
])('names what the server keeps of a field and the drawer does not change: %j', async (meta, expected) => {
  await show('field', ['articles', 'title'], meta);
  expect(screen.getByText("The server keeps settings of this field that can't be changed here")).toBeVisible();
  expect(rules()).toEqual(expected);
});

test('says nothing where the server keeps no more', async () => {
  await show('field', ['articles', 'title'], { conditions: null, validation: null, required: false });
  expect(screen.queryByText(/The server keeps settings/)).not.toBeInTheDocument();
  expect(rules()).toEqual([]);
});

test('warns of the fields that point to the collection of a column', async () => {
  await show('schema', ['people', 'name']);
  expect(screen.getByText(/this empties the fields that point to it: articles\.author$/)).toBeVisible();
});

test('does not warn where no field points to the collection', async () => {
  await show('schema', ['articles', 'title']);
  expect(screen.queryByText(/this empties the fields/)).not.toBeInTheDocument();
});
