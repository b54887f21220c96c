import type { InterfaceFixtures } from '../../kit';

export const tokenFixtures: InterfaceFixtures = {
  values: { string: ['**********', 'f3a1b2c4d5e6f708192a3b4c5d6e7f80'] },
  edits: [{ type: 'string', from: '**********', steps: [{ click: 'button' }], value: null }],
};
