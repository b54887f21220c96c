import type { InterfaceFixtures } from '../../kit';

export const booleanFixtures: InterfaceFixtures = { values: { boolean: [true, false] }, inputs: [] };
