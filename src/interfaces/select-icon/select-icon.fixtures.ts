import type { InterfaceFixtures } from '../../kit';

export const selectIconFixtures: InterfaceFixtures = {
  values: { string: ['anchor', 'Not an icon', ''] },
  edits: [
    { type: 'string', steps: [{ click: 'button' }, { click: 'button', name: 'Local cafe' }], value: 'local_cafe' },
  ],
};
