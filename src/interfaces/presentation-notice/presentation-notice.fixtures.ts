import type { InterfaceFixtures } from '../../kit';

/** It shows options and holds no value. */
export const presentationNoticeFixtures: InterfaceFixtures = { values: {}, inputs: [] };
