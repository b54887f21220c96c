import { act, screen } from '@testing-library/react';
import { loneField, timestampField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { Now } from '../../application/clock';
import type { Json } from '../../kernel';
import { DatetimeDisplay } from './datetime';
import { formatDate, formatRelative } from './datetime.rules';

const dateText = (...[text, locale, format = null]: [text: string, locale: string, format?: Json]): string =>
  formatDate(text, locale, format).text;

test('formatDate keeps the day of a date without a zone', () => {
  expect(dateText('2026-01-02', 'en-US')).toBe('Jan 2, 2026');
  expect(dateText('2026-01-02T23:59:00', 'de-DE')).toBe('02.01.2026, 23:59');
});

test('formatDate formats a time without a date', () => {
  expect(dateText('03:04:05', 'de-DE')).toBe('03:04');
});

test('formatDate supports the long, short and full formats', () => {
  expect(dateText('2026-01-02', 'en-US', 'long')).toBe('January 2, 2026');
  expect(dateText('2026-01-02', 'en-US', 'short')).toBe('1/2/26');
  expect(dateText('2026-01-02', 'en-US', { hostile: true })).toBe('Jan 2, 2026');
  expect(formatDate('2026-01-02', 'en-US', 'long').full).toBe('Friday, January 2, 2026');
  expect(formatDate('03:04:05', 'de-DE', 'short')).toEqual({ text: '03:04', full: '03:04:05' });
});

test('formatDate returns an invalid date unchanged', () => {
  expect(dateText('soon', 'en-US')).toBe('soon');
  expect(dateText('2026-99-99', 'en-US')).toBe('2026-99-99');
  expect(formatDate('2026-99-99T03:04Z', 'en-US', 'long')).toEqual({
    text: '2026-99-99T03:04Z',
    full: '2026-99-99T03:04Z',
  });
});

test('formatDate converts a timestamp with a zone to the local zone and keeps one without', () => {
  const here = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  expect(dateText('2026-01-02T23:30:00Z', 'en-US')).toBe(here.format(Date.UTC(2026, 0, 2, 23, 30)));
  expect(dateText('2026-01-02T23:30:00+05:00', 'en-US')).toBe(here.format(Date.UTC(2026, 0, 2, 18, 30)));
  expect(dateText('2026-01-02T23:30:00', 'de-DE')).toBe('02.01.2026, 23:30');
});

test('cells of a column share one formatter per format', async () => {
  const createFormatter = jest.spyOn(Intl, 'DateTimeFormat');
  const cells = Array.from({ length: 30 }, (_, index) => (
    <DatetimeDisplay
      key={index}
      field={loneField(timestampField('at'))}
      value={`2026-01-${10 + (index % 20)}T10:00:00Z`}
      options={{ format: 'long' }}
    />
  ));
  await showDisplay(<>{cells}</>);
  expect(screen.getAllByRole('time')).toHaveLength(30);
  expect(createFormatter.mock.calls.length).toBeLessThanOrEqual(2);
  createFormatter.mockRestore();
});

const NOON = new Date(2026, 0, 15, 12, 0, 0).getTime();

test.each([
  [new Date(NOON - 20_000).toISOString(), 'now'],
  [new Date(NOON - 3 * 3_600_000).toISOString(), '3 hours ago'],
  [new Date(NOON + 5 * 60_000).toISOString(), 'in 5 minutes'],
  ['2026-01-15T09:00:00', '3 hours ago'],
  ['2026-01-15', 'today'],
  ['2026-01-14', 'yesterday'],
  ['2026-01-29', 'in 2 weeks'],
  ['2016-01-15', '10 years ago'],
])('formatRelative formats %s as %s', (text, expected) => expect(formatRelative(text, 'en-US', NOON)).toBe(expected));

test.each(['12:30:00', 'soon', '', '2026-99-99', '2026-99-99T10:00:00'])(
  'formatRelative returns null for %j',
  (text) => {
    expect(formatRelative(text, 'en-US', NOON)).toBeNull();
  },
);

test('a relative date updates over time and has the full date as tooltip', async () => {
  const clock = new VirtualClock(NOON);
  const text = new Date(NOON - 60_000).toISOString();
  await showDisplay(
    <DatetimeDisplay field={loneField(timestampField('at'))} value={text} options={{ relative: true }} />,
    { present: new Now(clock) },
  );
  expect(screen.getByText('1 minute ago')).toHaveAttribute('title', formatDate(text, 'en-US', null).full);
  act(() => clock.advance(60_000));
  expect(screen.getByText('2 minutes ago')).toBeInTheDocument();
});
