import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collection, dateField, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { englishTranslator } from '../../../../tests/support/texts';
import { schemaOf } from '../../../domain/schema';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { CalendarSetup } from './calendar-setup';

const open = async (dates: readonly string[]): Promise<jest.Mock> => {
  const { collections, fields, relations } = world('sample', [
    collection('events', {}, [primaryKey(), stringField('name'), ...dates.map((name) => dateField(name))]),
  ]);
  const registered = new Map<unknown, unknown>([[Translator, await englishTranslator()]]);
  const services: Services = { get: (token) => registered.get(token) as never };
  const chosen = jest.fn();
  render(
    <ServicesProvider services={services}>
      <CalendarSetup schema={schemaOf(collections, fields, relations)} collection="events" onChoose={chosen} />
    </ServicesProvider>,
  );
  return chosen;
};

test('without a start field each date field has a button', async () => {
  const chosen = await open(['starts_on', 'ends_on']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Starts On', 'Ends On']);
  await userEvent.click(screen.getByRole('button', { name: 'Ends On' }));
  expect(chosen.mock.calls).toEqual([['ends_on']]);
});

test('many date fields are in a list', async () => {
  await open(Array.from({ length: 9 }, (_, index) => `day_${index}`));
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('combobox', { name: 'Start' })).toBeVisible();
});

test('a collection without a date field says so', async () => {
  await open([]);
  expect(screen.getByText('No date field')).toBeVisible();
});
