import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { dateField, loneField, timeField } from '../../../fixtures/builders';
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
  const { container } = render(
    <ServicesProvider services={services}>
      <Labelled name="when" label="When">
        <DatetimeInterface field={field} value={value} options={options} readonly={false} onChange={onChange} />
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
