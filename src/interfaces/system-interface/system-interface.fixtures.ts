import type { InterfaceFixtures } from '../../kit';

export const systemInterfaceFixtures: InterfaceFixtures = {
  values: { string: ['input', 'select-dropdown', 'no-such-interface', ''] },
  options: [{ type: 'string' }, { typeField: 'type' }, { type: 'no-such-type' }],
  supports: (value) => value === null || typeof value === 'string',
  edits: [
    { type: 'string', steps: [{ click: 'radio', text: 'interface_select_dropdown' }], value: 'select-dropdown' },
    { type: 'string', from: 'slider', steps: [{ click: 'radio', text: 'interface_input' }], value: 'input' },
  ],
};
