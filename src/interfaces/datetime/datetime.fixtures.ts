import type { InterfaceFixtures } from '../../kit';

export const datetimeFixtures: InterfaceFixtures = {
  values: {
    dateTime: ['2026-01-02T03:04:05', 'nonsense'],
    date: ['2026-01-02'],
    time: ['03:04:05'],
    timestamp: ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000+02:00', '2026-01-02T03:04:05'],
  },
  options: [{ includeSeconds: true }, { use24: false }],
  inputs: [],
};
