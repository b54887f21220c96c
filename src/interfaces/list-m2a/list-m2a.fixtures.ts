import type { InterfaceFixtures } from '../../kit';

/** The rows are read from the server and edited by steps; the tests of `parts/relations/related-list` do both. */
export const listM2aFixtures: InterfaceFixtures = {
  values: {},
  supports: () => false,
  options: [{ enableCreate: false }],
  edits: [],
};
