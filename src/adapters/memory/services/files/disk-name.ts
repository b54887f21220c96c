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

/** Of the name, with its dot; a name that starts with its only dot has none. */
const ownExtension = (filename: string): string => {
  const dot = filename.lastIndexOf('.');
  return dot > 0 ? filename.slice(dot) : '';
};

/**
 * What the bytes of a file are called where they lie: its key, a dot and an extension, which brings a dot of its own when
 * it comes from the name. Words for 'none' stand in the place of one that nobody knows.
 */
export const diskName = (id: string, filename: string, type: string | null): string => {
  const own = ownExtension(filename);
  if (own !== '') return `${id}.${own}`;
  return `${id}.${type === null ? 'undefined' : (EXTENSIONS.get(type.replace(/;.*$/s, '').trim()) ?? 'false')}`;
};
