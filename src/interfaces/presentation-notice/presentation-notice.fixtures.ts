import type { InterfaceFixtures } from '../../kit';

/** A presentation interface has no value. */
export const presentationNoticeFixtures: InterfaceFixtures = {
  values: {},
  options: [
    { color: 'info', text: 'Published on **Fridays**.' },
    { color: 'warning', icon: 'warning', text: 'Changes are public at once.' },
    { color: 'danger', icon: 'error', text: 'This page is frozen.' },
  ],
  supports: (_value, _type, options) => typeof options['text'] === 'string',
  edits: [],
};
