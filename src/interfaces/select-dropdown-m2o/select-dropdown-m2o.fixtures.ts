import type { InterfaceFixtures } from '../../kit';

export const selectDropdownM2oFixtures: InterfaceFixtures = {
  values: {
    uuid: ['6b0a2f1e-0000-4000-8000-000000000001'],
    string: ['en-GB', ''],
    text: ['en-GB'],
    integer: [1, 0, 999_999],
    bigInteger: ['90071992547409931234'],
  },
  inputs: [],
};
