import type { InterfaceFixtures } from '../../kit';

export const booleanFixtures: InterfaceFixtures = {
  values: { boolean: [true, false] },
  options: [{ label: 'Show on the front page', color: '#2ECDA7' }],
  supports: (value) => value === null || typeof value === 'boolean',
  edits: [
    { type: 'boolean', steps: [{ click: 'checkbox' }], value: true },
    { type: 'boolean', from: true, steps: [{ click: 'checkbox' }], value: false },
  ],
};
