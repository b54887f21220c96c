import type { DisplayFixtures } from '../../kit';

const HARBOUR = '49b9eb92-161d-4b65-9520-90b40922180b';

export const imageDisplayFixtures: DisplayFixtures = {
  values: {
    uuid: [
      { id: HARBOUR, type: 'image/svg+xml', title: 'Harbour, early', filename_download: 'harbour.svg' },
      { id: HARBOUR, type: 'application/pdf', title: null, filename_download: null },
      { id: HARBOUR, type: null, title: null },
      HARBOUR,
    ],
  },
};
