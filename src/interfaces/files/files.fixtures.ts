import type { InterfaceFixtures } from '../../kit';

/** The rows are read from the server and edited by steps; the tests of `parts/files/file-field` do both. */
export const filesFixtures: InterfaceFixtures = {
  values: {},
  supports: () => false,
  edits: [],
};
