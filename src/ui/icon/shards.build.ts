import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { encodeBody } from './icon-body.build';
import { shardOf } from './icon-format';

const OUTLINED = 'outline-';
const FILLED = 'baseline-';

const iconsOf = (look: string): Record<string, string> => {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const file = require.resolve('@iconify-json/ic/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  const icons: Record<string, string> = {};
  for (const [id, { body }] of Object.entries(set.icons)) {
    if (!id.startsWith(look)) continue;
    const encoded = encodeBody(body);
    if (encoded !== null) icons[id.slice(look.length).replaceAll('-', '_')] = encoded;
  }
  return icons;
};

/** Node only. Every outlined icon: platform name ('supervised_user_circle') to encoded shapes. */
export const outlinedIcons = (): Record<string, string> => iconsOf(OUTLINED);

/**
 * Node only, called by the build: what the files of `icons/` hold, by first letter ('0' for digits and underscores), those
 * with filled icons behind 'filled-'. `{a: {article: 'M19 5v14…'}, …, 'filled-a': {…}}`
 */
export const iconShards = (): Record<string, Record<string, string>> => {
  const shards: Record<string, Record<string, string>> = {};
  for (const [look, filled] of [
    [OUTLINED, false],
    [FILLED, true],
  ] as const) {
    for (const [name, shapes] of Object.entries(iconsOf(look))) (shards[shardOf(name, filled)] ??= {})[name] = shapes;
  }
  return shards;
};
