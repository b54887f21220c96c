import type { InterfaceFixtures } from '../../kit';

/** The value is changed by requests of its own, never by an edit of the form. */
export const systemMfaSetupFixtures: InterfaceFixtures = {
  values: { string: ['**********', ''], text: ['**********'] },
  edits: 'none',
};
