import { fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { collection, dateTimeField, primaryKey, world } from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import { type Services, ServicesProvider, Translator } from '../../kit';
import type { EditableEntry } from './calendar.view-model';
import { MoveDialog } from './move-dialog';

const sample = world('sample', [
  collection('events', {}, [primaryKey(), dateTimeField('starts_at'), dateTimeField('ends_at')]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const entry: EditableEntry = {
  key: 9,
  item: { id: 9 },
  title: 'Map review',
  stored: { start: '2026-11-20T13:00:00', startType: 'dateTime', end: '2026-11-20T15:00:00', endType: 'dateTime' },
  times: { allDay: false, start: '2026-11-20T13:00:00', end: '2026-11-20T15:00:00' },
  label: null,
  moveDenied: false,
  resizeDenied: false,
};

const language = { locale$: of({ code: 'en-US' }), translate: (key: string) => key };
const services = { get: (token: unknown) => (token === Translator ? language : null) } as Services;

const open = (change: Partial<EditableEntry>) => {
  const onChoose = jest.fn();
  render(
    <ServicesProvider services={services}>
      <MoveDialog
        entry={{ ...entry, ...change }}
        schema={schema}
        collection="events"
        startField="starts_at"
        endField="ends_at"
        zone="UTC"
        onClose={() => undefined}
        onChoose={onChoose}
      />
    </ServicesProvider>,
  );
  const move = () => {
    fireEvent.click(screen.getByRole('button', { name: 'calendar_move_now' }));
    return onChoose.mock.calls[0]?.[0] as unknown;
  };
  return {
    move,
    give: (name: string, value: string) =>
      fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { value } }),
  };
};

const unended = { ...entry.stored, end: null };

test('changing the start moves the end by the same amount', () => {
  const { give, move } = open({});
  give('Starts At', '2026-11-24T13:00');
  expect(move()).toEqual({ start: '2026-11-24T13:00:00', end: '2026-11-24T15:00:00' });
});

test('an end set in the dialog stays when the start is changed afterwards', () => {
  const { give, move } = open({ stored: unended });
  give('Ends At', '2026-11-25T18:00');
  give('Starts At', '2026-11-25T17:00');
  expect(move()).toEqual({ start: '2026-11-25T17:00:00', end: '2026-11-25T18:00:00' });
});

test('only the end is enabled when only the end may be changed', () => {
  const { give, move } = open({ moveDenied: 'field_not_covered' });
  expect(screen.getByLabelText('Starts At', { selector: 'input' })).toBeDisabled();
  give('Ends At', '2026-11-20T16:00');
  expect(move()).toEqual({ start: '2026-11-20T13:00:00', end: '2026-11-20T16:00:00' });
});

test('no end input when the event has none and setting one is denied', () => {
  open({ stored: unended, resizeDenied: 'field_not_covered' });
  expect(screen.queryByLabelText('Ends At', { selector: 'input' })).toBeNull();
});
