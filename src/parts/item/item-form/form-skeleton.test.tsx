import { act, render, screen } from '@testing-library/react';
import { loneField, stringField } from '../../../../fixtures/builders';
import {
  Registries,
  Registry,
  ServicesProvider,
  Translator,
  type InterfaceDefinition,
  type Services,
} from '../../../kit';
import { usePreloadedInterfaces } from './form-skeleton';
import { define, Plain, text } from './render-form.fixtures';
import { BehaviorSubject } from 'rxjs';

const never = jest.fn(() => new Promise<typeof Plain>(() => undefined));

const load = jest.fn(async () => undefined);

const slow = loneField(stringField('code', { interface: 'slow' }));

const interfaces = new Registry<InterfaceDefinition>(
  (id) => define(id, async () => Plain),
  [
    define('input', async () => Plain),
    define('slow', never),
    { ...define('large', never), isLarge: true },
    { ...define('file', async () => Plain), namespaces: ['files'] },
  ],
);

const Form = ({ fields }: { readonly fields: Parameters<typeof usePreloadedInterfaces>[0] }) => (
  <p>{usePreloadedInterfaces(fields) ? 'shown' : 'waiting'}</p>
);

const show = async (fields: readonly ReturnType<typeof text>[]) => {
  never.mockClear();
  const known = new Map<unknown, unknown>([
    [Registries, { interfaces }],
    [Translator, { locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }), translate: String, load }],
  ]);
  const services: Services = { get: (token) => known.get(token) as never };
  const editable = fields.map((field) => ({ field, readonly: false }));
  await act(async () => {
    render(
      <ServicesProvider services={services}>
        <Form fields={editable} />
      </ServicesProvider>,
    );
  });
};

const texts = Array.from({ length: 40 }, (_, index) => text(`field_${index}`));

test('the form waits for the interfaces in the first viewport', async () => {
  await show([slow, ...texts]);
  expect(screen.getByText('waiting')).toBeInTheDocument();
});

test('the form loads an interface below the first viewport, and does not wait for it', async () => {
  await show([...texts, slow]);
  expect(screen.getByText('shown')).toBeInTheDocument();
  expect(never).toHaveBeenCalledTimes(1);
});

test('the form loads the texts of its interfaces, once', async () => {
  await show([text('title')]);
  expect(load).not.toHaveBeenCalled();
  const file = (name: string) => loneField(stringField(name, { interface: 'file' }));
  await show([file('cover'), ...texts, file('back')]);
  expect(load.mock.calls).toEqual([[['files']]]);
});

test('the form does not wait for a large interface in the first viewport', async () => {
  await show([loneField(stringField('story', { interface: 'large' })), text('title')]);
  expect(screen.getByText('shown')).toBeVisible();
  expect(never).toHaveBeenCalledTimes(1);
});
