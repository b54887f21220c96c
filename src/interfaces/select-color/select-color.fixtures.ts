import type { InterfaceFixtures } from '../../kit';

export const selectColorFixtures: InterfaceFixtures = {
  values: { string: ['#E35169', '#e3516980', 'rgb(1, 2, 3)', '#abc8', 'seagreen', 'blueish'] },
  options: [
    {
      presets: [
        { name: 'Sea', color: '#1064A3' },
        { name: 'Sand', color: '#E5C07B' },
      ],
    },
  ],
  edits: [
    { type: 'string', steps: [{ type: '#12ab34', role: 'textbox' }], value: '#12ab34' },
    { type: 'string', steps: [{ type: 'SeaGreen', role: 'textbox' }], value: '#2E8B57' },
    { type: 'string', steps: [{ click: 'button', name: 'Sea' }], value: '#1064A3' },
  ],
};
