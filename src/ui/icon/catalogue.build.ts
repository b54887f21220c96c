import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { outlinedIcons } from './shards.build';

const OUTLINED = 'outline-';

/** Categories too small, or too particular, to stand alone. */
const JOINED: Readonly<Record<string, string>> = { Math: 'editor', Search: 'action', Shopping: 'places' };

/** Node only, called by the build: what `icons/catalogue.json` holds, names by category. `{action: ['accessibility', …], …}` */
export const iconCatalogue = (): Record<string, readonly string[]> => {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const file = require.resolve('@iconify-json/ic/metadata.json');
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as { categories: Record<string, readonly string[]> };
  const drawn = outlinedIcons();
  const catalogue: Record<string, readonly string[]> = {};
  for (const [category, ids] of Object.entries(categories)) {
    const name = JOINED[category] ?? category.toLowerCase();
    const icons = ids
      .filter((id) => id.startsWith(OUTLINED))
      .map((id) => id.slice(OUTLINED.length).replaceAll('-', '_'));
    catalogue[name] = [...(catalogue[name] ?? []), ...icons.filter((icon) => icon in drawn)];
  }
  return catalogue;
};
