import type { InterfaceFixtures } from '../../kit';

/** Keys of items in the demonstration world, whose specimens point to places, languages and users. */
const CLARA = '8758a94e-6f46-4ed0-8712-3d3f79d43af3';

export const selectDropdownM2oFixtures: InterfaceFixtures = {
  values: {
    uuid: [CLARA, '6b0a2f1e-0000-4000-8000-000000000001'],
    string: ['en-GB', ''],
    text: ['en-GB'],
    integer: [1, 0, 999_999],
    bigInteger: ['90071992547409931234'],
  },
  supports: (value) => typeof value !== 'boolean' && !Array.isArray(value),
  options: [{ icon: 'place', placeholder: 'Pick one' }],
  edits: [
    { type: 'integer', from: 1, steps: [{ click: 'combobox' }, { click: 'option', name: 'Trieste, Italy' }], value: 2 },
    { type: 'string', steps: [{ click: 'combobox' }, { click: 'option', name: 'Deutsch' }], value: 'de-DE' },
    { type: 'uuid', steps: [{ click: 'combobox' }, { click: 'option', name: 'Clara Voss' }], value: CLARA },
  ],
};
