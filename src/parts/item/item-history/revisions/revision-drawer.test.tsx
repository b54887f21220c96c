import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { collection, primaryKey, stringField, world, samePlainValue } from '../../../../../fixtures/builders';
import type { ViewedRevision } from '../../../../application/history';
import { revision } from '../../../../application/history/history.fixtures';
import { ItemForm } from '../../../../application/item-editing';
import type { Item } from '../../../../domain/items';
import { fieldsOf, schemaOf } from '../../../../domain/schema';
import {
  defineInterface,
  type InterfaceDefinition,
  Registries,
  Registry,
  type Services,
  ServicesProvider,
  Translator,
} from '../../../../kit';
import type { RevisionDrawerViewModel } from './revision-drawer.view-model';
import { RevisionPreview } from './revision-drawer';

const { collections, fields, relations } = world('w', [collection('notes', {}, [primaryKey(), stringField('title')])]);
const listed = fieldsOf(schemaOf(collections, fields, relations), 'notes').map((field) => ({ field, readonly: false }));
const words = { locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }), translate: (key: string) => key };
const plain = (id: string): InterfaceDefinition =>
  defineInterface({ id, name: id, icon: 'input', types: ['string'], component: async () => () => <input readOnly /> });
const known = new Map<unknown, unknown>([
  [Translator, words],
  [Registries, { interfaces: new Registry<InterfaceDefinition>(plain, []) }],
]);

const show = (state: Item): Promise<void> =>
  act(async () => {
    const preview = new ItemForm(samePlainValue);
    preview.start(state);
    const shown = { state, revision: revision(2, 'update', state, null) } as unknown as ViewedRevision;
    render(
      <ServicesProvider services={{ get: (token) => known.get(token) as never } as Services}>
        <RevisionPreview shown={shown} drawer={{ preview } as RevisionDrawerViewModel} fields={listed} />
      </ServicesProvider>,
    );
  });

test('states once that the preview is read-only', async () => {
  await show({ id: 7, title: 'The last boat' });
  expect(screen.getByText('revision_preview_text')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Title' })).toBeVisible();
  expect(screen.queryByText('field_read_only')).toBeNull();
});

test('shows a text when no values were recorded', async () => {
  await show({});
  expect(screen.getByText('revision_not_kept')).toBeVisible();
  expect(screen.queryByText('revision_preview_text')).toBeNull();
});
