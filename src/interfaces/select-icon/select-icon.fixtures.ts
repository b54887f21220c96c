import type { InterfaceFixtures } from '../../kit';

export const selectIconFixtures: InterfaceFixtures = { values: { string: ['anchor', 'Not an icon', ''] }, inputs: [] };
