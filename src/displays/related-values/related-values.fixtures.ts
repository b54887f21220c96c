import type { DisplayFixtures } from '../../kit';

const YSTAD = { id: 1, name: 'Ystad', country: 'Sweden' };

export const relatedValuesDisplayFixtures: DisplayFixtures = {
  values: {
    integer: [YSTAD, { id: 2, name: null, country: null }, 3],
    bigInteger: [YSTAD, '90071992547409931234'],
    string: [{ code: 'de-DE', name: 'Deutsch' }, 'de-DE'],
    uuid: [{ id: '8758a94e-6f46-4ed0-8712-3d3f79d43af3', first_name: 'Clara' }],
    alias: [
      [
        { id: 2, name: 'signal_lamp' },
        { id: 3, name: 'salt_rake' },
      ],
      [],
      [2, 3],
    ],
    json: [[{ name: 'Hirta' }], { name: 'Skaw' }],
  },
  options: [{ template: '{{name}}' }],
};
