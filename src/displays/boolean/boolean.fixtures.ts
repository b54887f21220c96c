import type { DisplayFixtures } from '../../kit';

export const booleanDisplayFixtures: DisplayFixtures = {
  values: { boolean: [true, false] },
  options: [
    {
      labelOn: 'Open',
      labelOff: 'Closed',
      iconOn: 'lock_open',
      iconOff: 'lock',
      colorOn: '#2ECDA7',
      colorOff: '#E35169',
    },
  ],
};
