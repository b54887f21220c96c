import type { InterfaceFixtures } from '../../kit';

/** A presentation interface has no value. */
export const presentationLinksFixtures: InterfaceFixtures = { values: {}, inputs: [] };
