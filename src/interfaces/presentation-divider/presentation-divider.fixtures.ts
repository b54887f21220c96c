import type { InterfaceFixtures } from '../../kit';

/** A presentation interface has no value. */
export const presentationDividerFixtures: InterfaceFixtures = { values: {}, inputs: [] };
