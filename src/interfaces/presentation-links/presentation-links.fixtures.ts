import type { InterfaceFixtures } from '../../kit';

/** A presentation interface has no value. */
export const presentationLinksFixtures: InterfaceFixtures = {
  values: {},
  options: [
    {
      links: [
        { label: 'Website', url: 'https://example.com', icon: 'public', type: 'primary' },
        { label: 'Preview', url: '/preview' },
        { label: 'Delete the cache', url: '/cache', type: 'danger' },
        { label: 'Needs a slug', url: 'https://example.com/{{slug}}' },
      ],
    },
  ],
  supports: (_value, _type, options) => Array.isArray(options['links']),
  edits: [],
};
