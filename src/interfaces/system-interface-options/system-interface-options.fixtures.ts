import { isJsonObject } from '../../kernel';
import type { InterfaceFixtures } from '../../kit';

export const systemInterfaceOptionsFixtures: InterfaceFixtures = {
  values: { json: [{ placeholder: 'Name', trim: true, kept: [1, null] }, {}] },
  options: [
    { interface: 'input', type: 'string' },
    { interface: 'no-such-interface' },
    { interface: 'token' },
    { interface: 'slider', type: 'integer' },
  ],
  supports: (value) => value === null || isJsonObject(value),
  edits: [
    { type: 'json', steps: [{ type: 'Name', role: 'textbox' }], value: { placeholder: 'Name' } },
    {
      type: 'json',
      from: { kept: 1, placeholder: 'One' },
      steps: [{ type: ' or two', role: 'textbox' }],
      value: { kept: 1, placeholder: 'One or two' },
    },
  ],
};
