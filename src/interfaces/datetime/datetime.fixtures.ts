import type { FieldType } from '../../domain/schema';
import type { InterfaceFixtures } from '../../kit';

const DAY = String.raw`\d{4}-\d\d-\d\d`;
const TIME = String.raw`\d\d:\d\d(:\d\d(\.\d+)?)?`;
const MOMENT = new RegExp(`^${DAY}(T${TIME}(Z|[+-]\\d\\d:\\d\\d)?)?$`);
const NEVER = /(?!)/;

const PATTERNS: Partial<Readonly<Record<FieldType, RegExp>>> = {
  date: MOMENT,
  time: new RegExp(`^${TIME}$`),
  dateTime: MOMENT,
  timestamp: MOMENT,
};

export const datetimeFixtures: InterfaceFixtures = {
  values: {
    dateTime: ['2026-01-02T03:04:05', 'nonsense'],
    date: ['2026-01-02'],
    time: ['03:04:05'],
    timestamp: ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000+02:00', '2026-01-02T03:04:05'],
  },
  options: [{ includeSeconds: true }, { use24: false }],
  supports: (value, type) => value === null || (typeof value === 'string' && (PATTERNS[type] ?? NEVER).test(value)),
  edits: [
    { type: 'date', steps: [{ fill: '2031-02-03' }], value: '2031-02-03' },
    { type: 'time', options: {}, steps: [{ type: '05:06', role: 'textbox' }], value: '05:06:00' },
    { type: 'dateTime', from: '2026-01-02T03:04:05', steps: [{ fill: '2031-02-03' }], value: '2031-02-03T03:04:05' },
    // SQLite returns timestamps without a zone, and stores none.
    {
      type: 'timestamp',
      from: '2026-01-02T03:04:05',
      steps: [{ fill: '2031-02-03' }],
      value: '2031-02-03T03:04:05',
    },
  ],
};
