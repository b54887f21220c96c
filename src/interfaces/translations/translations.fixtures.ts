import type { InterfaceFixtures } from '../../kit';

/** The rows are read from the server and edited by steps; the tests of `parts/relations/translations` do both. */
export const translationsFixtures: InterfaceFixtures = {
  values: {},
  supports: () => false,
  options: [{ translationsTemplate: '{{title}}', languageTemplate: '{{name}}' }],
  edits: [],
};
