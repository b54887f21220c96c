import type { InterfaceFixtures } from '../../kit';

/** A presentation interface has no value. */
export const presentationDividerFixtures: InterfaceFixtures = {
  values: {},
  options: [
    { title: 'Publishing', icon: 'event' },
    { title: 'On the map', color: '#1064A3', inlineTitle: true },
  ],
  edits: [],
};
