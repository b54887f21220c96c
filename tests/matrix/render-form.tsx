import { act, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { columnField, aliasField, loneField, type FieldOptions } from '../../fixtures/builders';
import { ItemForm } from '../../src/application/item-editing';
import { schemaOf, type Field, type FieldType } from '../../src/domain/schema';
import { sameValueIn } from '../../src/domain/values';
import type { Json } from '../../src/kernel';
import { type Services, ServicesProvider, Translator } from '../../src/kit';
import { ItemFormFields } from '../../src/parts/item/item-form';

export const fieldOfType = (name: string, type: FieldType, choices: FieldOptions = {}): Field =>
  loneField(type === 'alias' ? aliasField(name, choices) : columnField(name, type, choices));

/** Waits until lazily loaded code and data have arrived. */
export const settle = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, 0)));

const around = (services: Services, children: ReactNode): ReactNode => (
  <MemoryRouter>
    <ServicesProvider services={services}>
      <Suspense fallback={null}>{children}</Suspense>
    </ServicesProvider>
  </MemoryRouter>
);

export const renderWithServices = async (services: Services, children: ReactNode): Promise<HTMLElement> => {
  const { container } = render(around(services, children));
  await settle();
  await settle();
  return container;
};

export interface FieldWithValue {
  readonly field: Field;
  /** Without one the item lacks the field. */
  readonly value?: Json;
}

export interface RenderedForm {
  readonly form: ItemForm;
  readonly container: HTMLElement;
  /** The container of a field: label, control, note, errors. */
  readonly group: (field: string) => HTMLElement;
}

/** Renders an item in the application's form. */
export const renderForm = async (
  services: Services,
  staged: readonly FieldWithValue[],
  readonly = false,
): Promise<RenderedForm> => {
  const schema = schemaOf(
    [],
    staged.map(({ field }) => field),
    [],
  );
  const form = new ItemForm(sameValueIn(schema, staged[0]?.field.collection ?? ''));
  form.start(
    Object.fromEntries(staged.flatMap(({ field, value }) => (value === undefined ? [] : [[field.field, value]]))),
  );
  const fields = staged.map(({ field }) => ({ field, readonly }));
  const container = await renderWithServices(services, <ItemFormFields form={form} fields={fields} />);
  const group = (name: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(`[data-field="${name}"]`);
    if (found === null) throw new Error(`The form does not show the field '${name}'`);
    return found;
  };
  return { form, container, group };
};

/** One field for each value, all with the same interface. */
export const fieldsWithValues = (
  type: FieldType,
  values: readonly Json[],
  choices: FieldOptions,
): readonly FieldWithValue[] =>
  values.map((value, index) => ({ field: fieldOfType(`value_${index}`, type, choices), value }));

const shownText = (group: Element): string =>
  [
    group.textContent,
    ...[...group.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
  ].join('\n');

/** Fields whose interface has thrown, or shows '[object Object]'. */
export const brokenFields = (services: Services, place: ParentNode): readonly string[] => {
  const signs = [services.get(Translator).translate('field_broken'), '[object Object]'];
  return [...place.querySelectorAll('[data-field]')]
    .filter((group) => signs.some((sign) => shownText(group).includes(sign)))
    .map((group) => group.getAttribute('data-field') ?? '');
};
