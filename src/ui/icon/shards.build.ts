import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { encodeBody } from './icon-body.build';
import { shardOf } from './icon-name';

const OUTLINED = 'outline-';

/** Node only. Every outlined icon: platform name ('supervised_user_circle') to encoded shapes. */
export const outlinedIcons = (): Record<string, string> => {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const file = require.resolve('@iconify-json/ic/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  const icons: Record<string, string> = {};
  for (const [id, { body }] of Object.entries(set.icons)) {
    if (!id.startsWith(OUTLINED)) continue;
    const encoded = encodeBody(body);
    if (encoded !== null) icons[id.slice(OUTLINED.length).replaceAll('-', '_')] = encoded;
  }
  return icons;
};

/**
 * Node only, called by the build: what `icons/<shard>.json` holds, by first letter ('0' for digits and underscores).
 * `{a: {article: 'M19 5v14…'}, …}`
 */
export const iconShards = (): Record<string, Record<string, string>> => {
  const shards: Record<string, Record<string, string>> = {};
  for (const [name, shapes] of Object.entries(outlinedIcons())) {
    (shards[shardOf(name)] ??= {})[name] = shapes;
  }
  return shards;
};
