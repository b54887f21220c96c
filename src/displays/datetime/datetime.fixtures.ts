import type { DisplayFixtures } from '../../kit';

export const datetimeDisplayFixtures: DisplayFixtures = {
  values: {
    dateTime: ['2026-01-02T15:04:05'],
    date: ['2026-01-02'],
    time: ['15:04:05'],
    timestamp: ['2026-01-02T15:04:05Z'],
  },
  options: [{ format: 'short' }, { relative: true }],
};
