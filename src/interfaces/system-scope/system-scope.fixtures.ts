import type { InterfaceFixtures } from '../../kit';

/** A user of the demonstration world. */
const CLARA = '8758a94e-6f46-4ed0-8712-3d3f79d43af3';

export const systemScopeFixtures: InterfaceFixtures = {
  values: {
    string: ['all', `user_${CLARA}`, 'role_00000000-0000-4000-8000-000000000001', 'everybody', ''],
    text: ['all'],
  },
  supports: (value) => value === null || typeof value === 'string',
  edits: [
    {
      type: 'string',
      from: `user_${CLARA}`,
      steps: [
        { click: 'button', name: 'Field' },
        { click: 'menuitemcheckbox', text: 'scope_all' },
      ],
      value: 'all',
    },
    { type: 'text', from: 'all', steps: [{ click: 'button', text: 'clear_value', item: 'Field' }], value: null },
  ],
};
