const ASSET = /(?:^|\/)assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i;

/** The file of the library that an address leads to, on whatever host the content is published; null for others. */
export const assetIdOf = (address: string): string | null => ASSET.exec(address.trim())?.[1]?.toLowerCase() ?? null;

/** The address of a file in a text: without a host, which differs from site to site, and never with a token. */
export const assetAddress = (file: string): string => `/assets/${encodeURIComponent(file)}`;

const PAGES = new Set(['http', 'https', 'mailto', 'tel']);

/** Whether an address may be opened or written by an editor: it leads to a page, and runs no script. */
export const isSafeAddress = (address: string): boolean => {
  // Browsers ignore white space and control characters within a scheme.
  const scheme = /^([^/?#:]*):/.exec([...address].filter((each) => each > ' ').join(''));
  return scheme === null || PAGES.has((scheme[1] ?? '').toLowerCase());
};
