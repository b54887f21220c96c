const ASSET = /(?:^|\/)assets\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:[/?#]|$)/i;

/** The file of the library that an address leads to, on whatever host the content is published; null for others. */
export const assetIdOf = (address: string): string | null => ASSET.exec(address)?.[1]?.toLowerCase() ?? null;

/** The address of a file of the library as it is written into content: without a host, and never with a token. */
export const assetAddress = (id: string): string => `/assets/${encodeURIComponent(id)}`;
