import type { InterfaceFixtures } from '../../kit';

/** A presentation interface has no value. */
export const presentationNoticeFixtures: InterfaceFixtures = { values: {}, inputs: [] };
