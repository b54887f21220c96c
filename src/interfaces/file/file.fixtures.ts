import type { InterfaceFixtures } from '../../kit';

/** Keys of files of the demonstration world: a text and a drawing. */
const HOUSE_STYLE = 'b757254d-8a4b-4342-9a64-0cdba1e5fd51';
const SALT_FLATS = '8cb5bd9c-2712-4eea-9951-de94fb9ac3d8';

export const fileFixtures: InterfaceFixtures = {
  values: { uuid: [HOUSE_STYLE, SALT_FLATS, '6b0a2f1e-0000-4000-8000-000000000001'] },
  supports: (value) => value === null || typeof value === 'string' || typeof value === 'number',
  edits: [
    {
      type: 'uuid',
      from: HOUSE_STYLE,
      steps: [
        { click: 'button', text: 'choose_from_library' },
        { click: 'button', name: 'Salt flats' },
      ],
      value: SALT_FLATS,
    },
  ],
};
