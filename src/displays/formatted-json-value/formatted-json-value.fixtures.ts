import type { DisplayFixtures } from '../../kit';

export const formattedJsonValueDisplayFixtures: DisplayFixtures = {
  values: { json: [{ name: 'Hirta', height: 426 }, [{ name: 'Skaw' }], []] },
  options: [{ format: '{{ name }}' }],
};
