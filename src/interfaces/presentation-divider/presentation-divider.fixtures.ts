import type { InterfaceFixtures } from '../../kit';

/** It shows options and holds no value. */
export const presentationDividerFixtures: InterfaceFixtures = { values: {}, inputs: [] };
