import type { DisplayFixtures } from '../../kit';

export const filesizeDisplayFixtures: DisplayFixtures = {
  values: {
    integer: [0, 999, 123_456, 5_000_000_000],
    bigInteger: ['90071992547409931234'],
    float: [1.5],
    decimal: ['1024.5'],
  },
};
