/** Words that stay in lower case between others. */
const LOWERCASE_WORDS = new Set(
  'about and as at but by down for from if in into like near nor of off on onto or out over past so than to up upon when with'.split(
    ' ',
  ),
);

/** Words with a spelling of their own. */
const SPECIAL_WORDS = new Map(
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

const capitalized = (word: string, isInside: boolean): string =>
  SPECIAL_WORDS.get(word) ??
  (isInside && LOWERCASE_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1));

/** The title that the server derives from a file name: 'house_of-cards' becomes 'House of Cards'. */
export const titleOf = (name: string): string => {
  const all = words(name);
  return all.map((word, at) => capitalized(word, at > 0 && at < all.length - 1)).join(' ');
};

/** The name without its extension; a leading dot starts none. */
export const withoutExtension = (filename: string): string => {
  const dot = filename.lastIndexOf('.');
  return dot > 0 ? filename.slice(0, dot) : filename;
};

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['application/json', 'json'],
  ['application/octet-stream', 'bin'],
  ['application/pdf', 'pdf'],
  ['application/zip', 'zip'],
  ['audio/mpeg', 'mpga'],
  ['image/gif', 'gif'],
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/svg+xml', 'svg'],
  ['image/tiff', 'tif'],
  ['image/webp', 'webp'],
  ['text/css', 'css'],
  ['text/csv', 'csv'],
  ['text/html', 'html'],
  ['text/markdown', 'markdown'],
  ['text/plain', 'txt'],
  ['video/mp4', 'mp4'],
]);

/** The extension with its dot; a leading dot starts none. */
const extensionOf = (filename: string): string => {
  const dot = filename.lastIndexOf('.');
  return dot > 0 ? filename.slice(dot) : '';
};

/**
 * Name of a file's bytes on disk: key, dot, extension. An extension from the name keeps its own dot, so that there are
 * two. 'undefined' and 'false' stand for a missing and an unknown type, as on the server.
 */
export const diskName = (id: string, filename: string, type: string | null): string => {
  const own = extensionOf(filename);
  if (own !== '') return `${id}.${own}`;
  return `${id}.${type === null ? 'undefined' : (EXTENSIONS.get(type.replace(/;.*$/s, '').trim()) ?? 'false')}`;
};
