import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { COMMON_SHARD, type IconShape, shardOf, writeShapes } from '../../src/ui/content/icon/icon-format';
import { COMMON_ICONS } from './common-icons';
import { customIcons } from './custom-icons';

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const number = (tag: string, name: string): number => Number(attribute(tag, name) ?? 0);

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const outline = (element: string, tag: string): string | null => {
  switch (element) {
    case 'path':
      return attribute(tag, 'd') ?? null;
    case 'circle':
      return ellipse(number(tag, 'cx'), number(tag, 'cy'), number(tag, 'r'), number(tag, 'r'));
    case 'ellipse':
      return ellipse(number(tag, 'cx'), number(tag, 'cy'), number(tag, 'rx'), number(tag, 'ry'));
    case 'rect':
      return `M${number(tag, 'x')} ${number(tag, 'y')}h${number(tag, 'width')}v${number(tag, 'height')}h${-number(tag, 'width')}z`;
    default:
      return null;
  }
};

/** The markup inside an icon's <svg> as one string of shapes; null when it holds more than plain filled shapes. */
export const encodeBody = (body: string): string | null => {
  const shapes: IconShape[] = [];
  for (const [tag, element = ''] of body.matchAll(/<(\w+)[^>]*>/g)) {
    const d = outline(element, tag);
    if (d === null || attribute(tag, 'transform') !== undefined) return null;
    shapes.push({
      d,
      evenOdd: attribute(tag, 'fill-rule') === 'evenodd',
      opacity: Number(attribute(tag, 'fill-opacity') ?? 1),
    });
  }
  return shapes.length === 0 ? null : writeShapes(shapes);
};

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
  return { ...icons, ...customIcons(icons) };
};

/** Every outlined icon, the platform's own included: platform name ('supervised_user_circle') to encoded shapes. */
export const outlinedIcons = (): Record<string, string> => iconsOf(OUTLINED);

/**
 * Content of the files in `icons/`, by first letter ('0' for digits and underscores); filled icons have the prefix
 * 'filled-'. The common outlined icons have a file of their own. `{common: {…}, a: {article: 'M19 5v14…'}, …, 'filled-a': {…}}`
 */
export const iconShards = (): Record<string, Record<string, string>> => {
  const outlined = iconsOf(OUTLINED);
  const common = COMMON_ICONS.map((name) => {
    const shapes = outlined[name];
    if (shapes === undefined) throw new Error(`No outlined icon is called ${name}`);
    return [name, shapes] as const;
  });
  const shards: Record<string, Record<string, string>> = { [COMMON_SHARD]: Object.fromEntries(common) };
  for (const [look, filled] of [
    [OUTLINED, false],
    [FILLED, true],
  ] as const) {
    for (const [name, shapes] of Object.entries(iconsOf(look))) (shards[shardOf(name, filled)] ??= {})[name] = shapes;
  }
  return shards;
};

/** Small categories that are merged into another one. */
const JOINED: Readonly<Record<string, string>> = { Math: 'editor', Search: 'action', Shopping: 'places' };

/** Content of `icons/catalogue.json`: names by category. `{action: ['accessibility', …], …}` */
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
