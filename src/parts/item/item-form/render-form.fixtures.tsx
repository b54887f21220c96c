import { act, render } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { loneField, stringField, type FieldOptions, samePlainValue } from '../../../../fixtures/builders';
import { ItemForm } from '../../../application/item-editing';
import type { Field } from '../../../domain/schema';
import { succeed, type FieldError } from '../../../kernel';
import {
  defineInterface,
  type InterfaceDefinition,
  type InterfaceProps,
  Registries,
  Registry,
  type Services,
  ServicesProvider,
  Translator,
} from '../../../kit';
import { FormErrors } from './form-errors';
import { ItemFormFields } from './item-form-fields';
import { serviceEntries } from '../../../../tests/support/service-entries';

/** How often each field has rendered. */
export const renderCounts = new Map<string, number>();

export const Plain = ({ field, value, readonly, onChange }: InterfaceProps) => {
  renderCounts.set(field.field, (renderCounts.get(field.field) ?? 0) + 1);
  return (
    <input
      aria-label={field.field}
      value={String(value ?? '')}
      readOnly={readonly}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

export const define = (id: string, component: InterfaceDefinition['component']): InterfaceDefinition =>
  defineInterface({ id, name: 'interface_input', icon: 'code', types: ['string'], component });

export const text = (name: string, choices: FieldOptions = {}): Field =>
  loneField(stringField(name, { interface: 'input', ...choices }));
export const requiredError = (field: string): FieldError => ({
  field,
  code: 'FAILED_VALIDATION',
  type: 'required',
  details: {},
});

/** The texts that were copied. */
export const copied: string[] = [];
const clipboard = { write: (said: string) => (copied.push(said), succeed(true)), read: () => succeed('Pasted') };

/** Renders a form with its errors, each field with the value 'One'. `more` are interfaces besides the plain 'input'. */
export const showForm = async (
  fields: readonly Field[],
  more: readonly InterfaceDefinition[] = [],
  readonly = false,
  preview = false,
): Promise<ItemForm> => {
  const form = new ItemForm(samePlainValue);
  form.start(Object.fromEntries(fields.map(({ field }) => [field, 'One'])));
  const interfaces = new Registry<InterfaceDefinition>(
    (id) => define(id, async () => Plain),
    [define('input', async () => Plain), ...more],
  );
  const known = new Map<unknown, unknown>([
    [Registries, { interfaces }],
    ...serviceEntries({ clipboard, notifications: { show: () => undefined } }),
    [
      Translator,
      {
        locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }),
        translate: (key: string, said: Record<string, string> = {}) => [key, ...Object.values(said)].join(' '),
      },
    ],
  ]);
  const services: Services = { get: (token) => known.get(token) as never };
  const editable = fields.map((field) => ({ field, readonly }));
  await act(async () => {
    render(
      <ServicesProvider services={services}>
        <FormErrors form={form} fields={editable} />
        <ItemFormFields form={form} fields={editable} preview={preview} />
      </ServicesProvider>,
    );
  });
  return form;
};

export const fieldOf = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (found === null) throw new Error(`'${name}' is not shown`);
  return found;
};
