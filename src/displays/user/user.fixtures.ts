import type { DisplayFixtures } from '../../kit';

const CLARA = '8758a94e-6f46-4ed0-8712-3d3f79d43af3';

export const userDisplayFixtures: DisplayFixtures = {
  values: {
    uuid: [
      { id: CLARA, first_name: 'Clara', last_name: 'Voss', email: 'clara@northlight.example', avatar: null },
      { id: CLARA, first_name: null, last_name: null, email: null, avatar: { id: CLARA } },
      CLARA,
    ],
  },
  options: [{ display: 'name' }, { display: 'avatar', circle: true }],
};
