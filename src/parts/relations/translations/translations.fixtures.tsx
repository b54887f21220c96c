import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import { ItemForm } from '../../../application/item-editing';
import { SchemaStore } from '../../../application/data-model';
import { fieldRelations } from '../../../domain/items';
import { fieldOf, type Schema } from '../../../domain/schema';
import { sameValueIn } from '../../../domain/values';
import { type Services, ServicesProvider } from '../../../kit';
import { ItemFormFields } from '../../item/item-form';
import { RelatedDrawerHost } from '../related-drawer';

/** The demo world answers with the latency of a server. */
export const LOADING = { timeout: 10_000 };

/** Translations of an article of the demo world; to be called within `describe`. */
export const translationsPage = () => {
  let services: Services;
  let schema: Schema;
  beforeAll(async () => {
    services = await startApplication();
    ({ schema } = services.get(SchemaStore));
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
  afterAll(() => endApplication(services));

  const open = async ({ key = 1 as number | null, readonly = false, special = true } = {}) => {
    const found = fieldOf(schema, 'articles', 'translations');
    if (found?.meta == null) throw new Error('There is no field');
    const field = special ? found : { ...found, meta: { ...found.meta, special: [] } };
    const form = new ItemForm(sameValueIn(schema, 'articles'), () => fieldRelations(schema, 'articles'));
    form.start({ translations: null });
    form.setPlace({ collection: 'articles', key });
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <RelatedDrawerHost trail={[{ title: 'Article', label: 'Article' }]}>
            <ItemFormFields form={form} fields={[{ field, readonly }]} />
          </RelatedDrawerHost>
        ),
      },
    ]);
    const { container } = render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
    const area = (): HTMLElement => container.querySelector<HTMLElement>('[data-field="translations"]') as HTMLElement;
    if (special) await waitFor(() => expect(area().querySelector('li')).not.toBeNull(), LOADING);
    const row = (name: string): HTMLElement =>
      [...area().querySelectorAll('li')].find((each) => each.querySelector('bdi')?.textContent === name) as HTMLElement;
    return { form, area, row };
  };

  const button = (place: HTMLElement, name: RegExp | string): HTMLElement =>
    within(place).getByRole('button', { name });

  const drawer = (): Promise<HTMLElement> => screen.findByRole('dialog', {}, LOADING);

  /** The control of a field of the edited translation, or of the one beside it. */
  const control = async (place: HTMLElement, field: string, isBeside = false): Promise<HTMLElement> =>
    waitFor(() => {
      const controls = place.querySelectorAll<HTMLElement>(`[data-field="${field}"] :is(input, textarea)`);
      const found = [...controls].find((each) => isBeside === (each.closest('[data-beside]') !== null));
      if (found === undefined) throw new Error(`There is no control of ${field}`);
      return found;
    }, LOADING);

  return { open, button, drawer, control, services: () => services };
};
