import type { InterfaceFixtures } from '../../kit';

/** Keys of files of the demonstration world: two drawings, and a text that is shown as no image. */
const HARBOUR = '49b9eb92-161d-4b65-9520-90b40922180b';
const SALT_FLATS = '8cb5bd9c-2712-4eea-9951-de94fb9ac3d8';
const HOUSE_STYLE = 'b757254d-8a4b-4342-9a64-0cdba1e5fd51';

export const fileImageFixtures: InterfaceFixtures = {
  values: { uuid: [HARBOUR, HOUSE_STYLE, '6b0a2f1e-0000-4000-8000-000000000001'] },
  supports: (value) => value === null || typeof value === 'string' || typeof value === 'number',
  edits: [
    {
      type: 'uuid',
      from: HARBOUR,
      steps: [
        { click: 'button', text: 'choose_from_library' },
        { click: 'button', name: 'Salt flats' },
      ],
      value: SALT_FLATS,
    },
  ],
};
