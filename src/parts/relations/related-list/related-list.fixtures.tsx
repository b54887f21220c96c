import { render, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ItemForm } from '../../../application/item-editing';
import { SchemaStore } from '../../../application/data-model';
import { fieldRelations } from '../../../domain/items';
import { fieldOf } from '../../../domain/schema';
import { sameValueIn } from '../../../domain/values';
import type { Json } from '../../../kernel';
import { type DrawerRequest, type Services, ServicesProvider } from '../../../kit';
import { ItemFormFields } from '../../item/item-form';
import { DrawerContext } from '../../item/item-form/related-editing';

/** The demo world answers with the latency of a server. */
export const LOADING = { timeout: 10_000 };

interface Options {
  readonly key?: number | null;
  readonly value?: Json;
  readonly readonly?: boolean;
  readonly options?: Readonly<Record<string, Json>>;
}

/** Renders one field of an item in the form of the application; the requests for drawers are recorded. */
export const openList = async (
  services: Services,
  collection: string,
  name: string,
  { key = 1, value = null, readonly = false, options }: Options = {},
) => {
  const { schema } = services.get(SchemaStore);
  const found = fieldOf(schema, collection, name);
  if (found?.meta == null) throw new Error(`There is no field ${name}`);
  const field = options === undefined ? found : { ...found, meta: { ...found.meta, options } };
  const form = new ItemForm(sameValueIn(schema, collection), () => fieldRelations(schema, collection));
  form.start({ [name]: value });
  form.setPlace({ collection, key });
  const drawers: DrawerRequest[] = [];
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <DrawerContext value={(_form, _field, request) => drawers.push(request)}>
          <ItemFormFields form={form} fields={[{ field, readonly }]} />
        </DrawerContext>
      ),
    },
  ]);
  const { container } = render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await waitFor(() => expect(container.querySelector('[data-field] ul, [data-field] p')).not.toBeNull(), LOADING);
  const list = (): HTMLElement => container.querySelector<HTMLElement>(`[data-field="${name}"]`) as HTMLElement;
  const rows = (): readonly string[] =>
    [...list().querySelectorAll('li bdi')].map(({ textContent }) => textContent ?? '');
  const row = (text: string): HTMLElement => within(list()).getByText(text).closest('li') as HTMLElement;
  const staged = (): readonly (string | undefined)[] =>
    [...list().querySelectorAll<HTMLElement>('li')].map(({ dataset }) => dataset['staged']);
  return { form, drawers, list, rows, row, staged };
};

export const button = (place: HTMLElement, name: RegExp | string): HTMLElement =>
  within(place).getByRole('button', { name });
