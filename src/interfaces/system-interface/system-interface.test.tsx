import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endApplication, startApplication } from '../../../tests/matrix/application';
import { fieldOfType, renderForm, settle } from '../../../tests/matrix/render-form';
import type { JsonObject } from '../../kernel';
import type { Services } from '../../kit';

let services: Services;

beforeAll(async () => {
  services = await startApplication();
});
afterEach(cleanup);
afterAll(() => endApplication(services));

const open = async (values: JsonObject) => {
  const rendered = await renderForm(services, [
    { field: fieldOfType('type', 'string', { interface: 'input' }), value: values['type'] ?? null },
    {
      field: fieldOfType('control', 'string', { interface: 'system-interface' }),
      value: values['control'] ?? null,
    },
    {
      field: fieldOfType('details', 'json', {
        interface: 'system-interface-options',
        options: { interfaceField: 'control' },
      }),
      value: values['details'] ?? null,
    },
  ]);
  await act(settle);
  return rendered;
};

const names = (): readonly (string | null)[] =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('b')?.textContent ?? null);

test('asks for a type first', async () => {
  const { group } = await open({});
  expect(group('control')).toHaveTextContent('Select a field type first.');
  expect(group('details')).toHaveTextContent('Select an interface to see its options.');
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test('offers the interfaces of the type without relation, recommended ones starred and first', async () => {
  await open({ type: 'uuid' });
  expect(names()).toEqual(['Input']);
  cleanup();
  await open({ type: 'json' });
  expect(names().slice(0, 2)).toEqual(['Checkboxes', 'Tags']);
  expect(screen.getAllByTitle('Recommended for this type')).toHaveLength(2);
  expect(names()).not.toContain('Options of an interface');
});

test('another type clears the choice', async () => {
  const { form } = await open({ type: 'string', control: 'select-dropdown' });
  expect(screen.getByRole('radio', { name: /^Dropdown/ })).toBeChecked();
  await act(async () => form.change('type', 'integer'));
  expect(form.edits).toEqual({ type: 'integer', control: null });
});

test('the form with its first values keeps their choice, whatever type it had before', async () => {
  const { form } = await open({ type: 'string', control: 'input' });
  await act(async () => form.start({ type: 'boolean', control: 'boolean', details: null }));
  expect(form.dirty).toBe(false);
});

test('shows an interface that is not offered, and lets the user choose another one', async () => {
  const { form } = await open({ type: 'integer', control: 'geometry-map' });
  expect(screen.getByRole('radio', { name: /geometry-map/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Slider/ }));
  expect(form.edits).toEqual({ control: 'slider' });
});

test('the options are those of the chosen interface, and unknown members are kept', async () => {
  const { form, group } = await open({ type: 'integer', control: 'slider', details: { z: 1, maxValue: 9 } });
  expect(within(group('maxValue')).getByRole('textbox')).toHaveValue('9');
  expect(within(group('minValue')).getByRole('textbox')).toHaveValue('0');
  await userEvent.clear(within(group('maxValue')).getByRole('textbox'));
  await userEvent.type(within(group('minValue')).getByRole('textbox'), '5');
  expect(JSON.stringify(form.values['details'])).toBe('{"z":1,"minValue":5}');
  await act(async () => form.change('control', 'token'));
  await act(settle);
  expect(group('details')).toHaveTextContent('No options available');
  expect(JSON.stringify(form.values['details'])).toBe('{"z":1,"minValue":5}');
});
