import type { InterfaceFixtures } from '../../kit';

export const sliderFixtures: InterfaceFixtures = {
  values: {
    integer: [0, 50, 101, -3],
    float: [0.30000000000000004],
    decimal: [12.3, '12.30', '0.12345678901234567891'],
    bigInteger: [7, '7', '90071992547409931234'],
  },
  options: [{ minValue: 0, maxValue: 5, stepInterval: 0.5, alwaysShowValue: true }],
  inputs: [],
};
