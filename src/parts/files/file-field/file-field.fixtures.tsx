import { render, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { AccessStore } from '../../../application/access';
import { UploadSession } from '../../../application/files';
import { ItemForm } from '../../../application/item-editing';
import { SchemaStore } from '../../../application/data-model';
import { UnsavedChanges } from '../../../application/unsaved-changes';
import type { UploadEntry } from '../../../domain/files';
import { fieldRelations } from '../../../domain/items';
import type { Access } from '../../../domain/permissions';
import { fieldOf } from '../../../domain/schema';
import { sameValueIn } from '../../../domain/values';
import { currentValue, type Json } from '../../../kernel';
import { type DrawerRequest, type Services, ServicesProvider } from '../../../kit';
import { ItemFormFields } from '../../item/item-form';
import { DrawerContext } from '../../item/item-form/related-editing';

/** The demo world answers with the latency of a server. */
export const LOADING = { timeout: 10_000 };

export const FILES = {
  harbour: '49b9eb92-161d-4b65-9520-90b40922180b',
  houseStyle: 'b757254d-8a4b-4342-9a64-0cdba1e5fd51',
  missing: '6b0a2f1e-0000-4000-8000-000000000001',
} as const;

interface Options {
  readonly key?: number | null;
  readonly value?: Json;
  readonly readonly?: boolean;
  /** Instead of the one that the field has. */
  readonly interfaceId?: string;
  /** Another field of the form, with its value. */
  readonly beside?: { readonly name: string; readonly value: Json };
}

/** Renders a field of an item of the demo world in the form of the application; requests for drawers are recorded. */
export const openField = async (
  services: Services,
  collection: string,
  name: string,
  { key = 1, value = null, readonly = false, interfaceId, beside }: Options = {},
) => {
  const { schema } = services.get(SchemaStore);
  const found = fieldOf(schema, collection, name);
  if (found?.meta == null) throw new Error(`There is no field ${name}`);
  const field = { ...found, meta: { ...found.meta, interface: interfaceId ?? found.meta.interface } };
  const form = new ItemForm(sameValueIn(schema, collection), () => fieldRelations(schema, collection));
  form.start({ [name]: value, ...(beside && { [beside.name]: beside.value }) });
  const other = beside === undefined ? null : fieldOf(schema, collection, beside.name);
  form.setPlace({ collection, key });
  const drawers: DrawerRequest[] = [];
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <DrawerContext value={(_form, _field, request) => drawers.push(request)}>
          <ItemFormFields
            form={form}
            fields={[{ field, readonly }, ...(other === null ? [] : [{ field: other, readonly }])]}
          />
        </DrawerContext>
      ),
    },
  ]);
  const { container, unmount } = render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  const group = (): HTMLElement => container.querySelector<HTMLElement>(`[data-field="${name}"]`) as HTMLElement;
  await waitFor(() => expect(group().querySelector('form > * > *')).not.toBeNull(), LOADING);
  const button = (label: string): HTMLElement => within(group()).getByRole('button', { name: label });
  const input = (label: string): HTMLInputElement =>
    within(group()).getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  const entries = (): readonly UploadEntry[] => {
    const queue = currentValue(services.get(UploadSession).queue$);
    return queue === null ? [] : currentValue(queue.entries$);
  };
  const hasUnsavedUpload = (): boolean => services.get(UnsavedChanges).hasOnPage;
  return { form, drawers, group, button, input, unmount, entries, hasUnsavedUpload };
};

export const fileNamed = (name: string, type = 'text/plain'): File =>
  new File(['Before the first ferry'], name, { type });

/** What a browser tells of dropped files. */
export const transferOf = (...files: readonly File[]) => ({ dataTransfer: { types: ['Files'], files } });

/** Replaces the rights of the user, until mocks are restored. */
export const withAccess = (services: Services, change: (access: Access) => Access): void => {
  const store = services.get(AccessStore);
  const access = change(store.access);
  jest.replaceProperty(store, 'access$', new BehaviorSubject(access));
  jest.spyOn(store, 'access', 'get').mockReturnValue(access);
};
