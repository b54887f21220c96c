import type { InterfaceFixtures } from '../../kit';

/** The rows are read from the server and edited by steps; the tests of `parts/relations/related-tree` do both. */
export const listO2mTreeViewFixtures: InterfaceFixtures = {
  values: {},
  supports: () => false,
  options: [{ enableCreate: false }],
  edits: [],
};
