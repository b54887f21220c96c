import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { columnField, dateField, loneField, timeField } from '../../../fixtures/builders';
import { englishTranslator } from '../../../tests/support/texts';
import type { Json, JsonObject } from '../../kernel';
import { type Services, ServicesProvider, Translator } from '../../kit';
import type { Field } from '../../domain/schema';
import { Field as Labelled } from '../../ui';
import { DatetimeInterface } from './datetime';

const open = async (field: Field, value: Json, options: JsonObject = {}, language?: string) => {
  const english = await englishTranslator();
  const translator =
    language === undefined
      ? english
      : {
          locale$: new BehaviorSubject({ code: language, direction: 'ltr' }),
          language$: new BehaviorSubject(language),
          translate: (key: string) => key,
        };
  const services = { get: (token: unknown) => (token === Translator ? translator : null) } as Services;
  const onChange = jest.fn();
  const Form = () => {
    const [current, setCurrent] = useState(value);
    const change = (next: Json): void => {
      onChange(next);
      setCurrent(next);
    };
    return <DatetimeInterface field={field} value={current} options={options} readonly={false} onChange={change} />;
  };
  const { container } = render(
    <ServicesProvider services={services}>
      <Labelled name="when" label="When">
        <Form />
      </Labelled>
    </ServicesProvider>,
  );
  return { container, onChange };
};

test('a date is set to today by a word, since the browser has a calendar button of its own', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 20, 10).getTime());
  const { onChange } = await open(loneField(dateField('day')), null);
  const today = screen.getByRole('button', { name: 'Set Day to today' });
  expect(today).toHaveTextContent('Today');
  expect(today.querySelector('svg')).toBeNull();
  await userEvent.click(today);
  expect(onChange).toHaveBeenCalledWith('2026-11-20');
  jest.restoreAllMocks();
});

test.each([
  ['en-US', '9:30 AM'],
  ['de-DE', '09:30'],
])('a time in %s with the clock of twelve hours is %s', async (language, text) => {
  await open(loneField(timeField('opens_at')), '09:30:00', { use24: false }, language);
  expect(screen.getByRole('textbox')).toHaveValue(text);
});

test.each([
  [{ use24: true, includeSeconds: true }, 'hh:mm:ss'],
  [{ use24: true, includeSeconds: false }, 'hh:mm'],
  [{ use24: false, includeSeconds: false }, 'hh:mm PM'],
])('the placeholder of a time with %j is the pattern %s, not a time', async (options, pattern) => {
  await open(loneField(timeField('opens_at')), null, options, 'en-US');
  expect(screen.getByRole('textbox')).toHaveAttribute('placeholder', pattern);
});

const dayInput = (): HTMLInputElement => document.querySelector('input[type=date]') as HTMLInputElement;

test('without a day no time is shown, since nothing is stored; it comes back with the day', async () => {
  const { onChange } = await open(loneField(columnField('when', 'dateTime', {})), '2026-01-02T03:04:05');
  const time = screen.getByRole('textbox');
  expect(time).toHaveValue('03:04:05');
  await userEvent.click(dayInput());
  fireEvent.change(dayInput(), { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(dayInput()).toHaveValue('');
  expect(time).toHaveValue('');
  fireEvent.change(dayInput(), { target: { value: '2031-02-03' } });
  expect(onChange).toHaveBeenLastCalledWith('2031-02-03T03:04:05');
  expect(time).toHaveValue('03:04:05');
});

test('a control that is left without a day shows no part of one, and the time of before is forgotten', async () => {
  const { onChange } = await open(loneField(columnField('when', 'dateTime', {})), '2026-01-02T03:04:05');
  const day = dayInput();
  await userEvent.click(day);
  fireEvent.change(day, { target: { value: '' } });
  // A browser keeps month and year on screen while it reports no day; setting the value removes them.
  const set = jest.spyOn(day, 'value', 'set');
  await userEvent.tab();
  expect(set).toHaveBeenCalledWith('');
  set.mockRestore();
  fireEvent.change(day, { target: { value: '2031-02-03' } });
  expect(onChange).toHaveBeenLastCalledWith('2031-02-03T00:00:00');
});

test('leaving a day that is stored sets nothing', async () => {
  const { onChange } = await open(loneField(columnField('when', 'dateTime', {})), '2026-01-02T03:04:05');
  const set = jest.spyOn(dayInput(), 'value', 'set');
  await userEvent.click(dayInput());
  await userEvent.tab();
  expect([set.mock.calls, onChange.mock.calls]).toEqual([[], []]);
});
