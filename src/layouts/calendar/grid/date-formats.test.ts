import { dateFormats } from './date-formats';

type Formatter = (data: object) => string;

const at = (iso: string) => {
  const marker = new Date(`${iso}Z`);
  return { marker, day: marker.getUTCDate() };
};

const formatsOf = (locale: string, short = false) => {
  const options = dateFormats(locale, short);
  const call = (format: unknown, data: object) => (format as Formatter)(data);
  return {
    event: (start: string, end?: string) =>
      call(options.eventTimeFormat, { start: at(start), ...(end !== undefined && { end: at(end) }) }),
    hour: (time: string) => call(options.slotHeaderFormat, { date: at(time) }),
    day: (day: string) => call(options.dayCellFormat, { date: at(day) }),
    week: (start: string, end: string) =>
      call(options.views?.['timeGridWeek']?.titleFormat, { start: at(start), end: at(end) }),
  };
};

/** Intl separates with narrow and thin spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:40:00Z')));
afterEach(() => jest.restoreAllMocks());

test('times of events follow the language: 12 hours in English, two digits of 24 hours in German', () => {
  expect(plain(formatsOf('en-US').event('2026-11-20T09:30:00'))).toBe('9:30 AM');
  expect(plain(formatsOf('en-US').event('2026-11-20T09:30:00', '2026-11-20T10:30:00'))).toBe('9:30 – 10:30 AM');
  expect(formatsOf('de-DE').event('2026-11-20T09:30:00')).toBe('09:30');
  expect(plain(formatsOf('de-DE').event('2026-11-20T09:30:00', '2026-11-20T10:30:00'))).toBe('09:30–10:30 Uhr');
});

test('hours beside the grid have minutes only where the language counts 24 hours', () => {
  expect(plain(formatsOf('en-US').hour('2026-11-20T13:00:00'))).toBe('1 PM');
  expect(formatsOf('de-DE').hour('2026-11-20T13:00:00')).toBe('13:00');
});

test('only the first day of a month has its name', () => {
  expect(formatsOf('en-US').day('2026-12-01T00:00:00')).toBe('Dec 1');
  expect(formatsOf('en-US').day('2026-12-02T00:00:00')).toBe('2');
  expect(formatsOf('ar-SA').day('2026-12-02T00:00:00')).toBe('٢');
});

test('the short title of a week has a year only outside the current one', () => {
  const title = (short: boolean, start: string, end: string) =>
    plain(formatsOf('en-US', short).week(`${start}T00:00:00`, `${end}T00:00:00`));
  expect(title(false, '2026-11-22', '2026-11-28')).toBe('Nov 22 – 28, 2026');
  expect(title(true, '2026-11-22', '2026-11-28')).toBe('Nov 22 – 28');
  expect(title(true, '2026-12-27', '2027-01-02')).toBe('Dec 27, 2026 – Jan 2, 2027');
});
