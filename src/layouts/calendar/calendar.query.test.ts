import { collection, dateField, dateTimeField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { emptyView } from '../../domain/presets';
import { schemaOf } from '../../domain/schema';
import { calendarRequest } from './calendar.query';

const sample = world('sample', [
  collection('events', {}, [primaryKey(), stringField('name'), dateTimeField('starts_at'), dateField('ends_on')]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const usual = { template: '{{name}}', startDateField: 'starts_at', endDateField: 'ends_on' };

test('calendarRequest is null until the visible range is set', () => {
  const looking = {
    schema,
    collection: 'events',
    view: { ...emptyView, layout_options: { calendar: usual } },
    filter: null,
    resolveDisplay: () => null,
  };
  expect(calendarRequest({ ...looking, transient: {} })).toBeNull();
  expect(calendarRequest({ ...looking, transient: { range: { start: 5, end: null } } })).toBeNull();
  const range = { start: '2026-11-01T00:00:00+01:00', end: '2026-11-30T23:59:59+01:00' };
  expect(calendarRequest({ ...looking, transient: { range } })).toMatchObject({
    limit: -1,
    fields: ['id', 'name', 'starts_at', 'ends_on'],
  });
});
