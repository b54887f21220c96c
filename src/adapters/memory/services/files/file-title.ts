/** Words that stay small between others. */
const SMALL = new Set(
  'about and as at but by down for from if in into like near nor of off on onto or out over past so than to up upon when with'.split(
    ' ',
  ),
);

/** Words that are written in a way of their own. */
const OWN = new Map(
  (
    'API BIOS CD CIA CMS CSS CSV DB DIY DVD ESPN FAQ FBI FPS FTP GitHub HD HTML HTTP ID IDs IP ISO JS JSON MySQL NASA PDF PDFs PHP POP ' +
    'PostgreSQL RAM ROM SEO SKU SMTP SQL TV UHD UI URL USB UUID WYSIWYG YouTube iMac iOS iPad iPhone iPod macOS'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

const words = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z\d]+)/g, '$1 $2')
    .toLowerCase()
    .replace(/[-_]/g, ' ')
    .split(' ');

const written = (word: string, isInside: boolean): string =>
  OWN.get(word) ?? (isInside && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1));

/** 'house_of-cards' is 'House of Cards': the title that the platform makes of a name. */
export const titleOf = (name: string): string => {
  const all = words(name);
  return all.map((word, at) => written(word, at > 0 && at < all.length - 1)).join(' ');
};

/** A name without its extension; one that starts with its only dot has none. */
export const withoutExtension = (filename: string): string => {
  const dot = filename.lastIndexOf('.');
  return dot > 0 ? filename.slice(0, dot) : filename;
};
