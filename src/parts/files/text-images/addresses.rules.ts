const ASSET = /(?:^|\/)assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i;

/** The file of the library that an address leads to, on whatever host the content is published; null for others. */
export const assetIdOf = (address: string): string | null => ASSET.exec(address.trim())?.[1]?.toLowerCase() ?? null;

/** The address of a file in a text: without a host, which differs from site to site, and never with a token. */
export const assetAddress = (file: string): string => `/assets/${encodeURIComponent(file)}`;
