/** A request of a page load; times in ms since the navigation started. */
export interface TimedRequest {
  /** With method and query, without the origin. */
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The longest chain of requests of which each began after the former had ended: as many rounds to the server as the page
 * waited for. Parallel requests are one round.
 */
export const longestChain = (requests: readonly TimedRequest[]): readonly TimedRequest[] => {
  const chain: TimedRequest[] = [];
  for (const request of [...requests].sort((a, b) => a.end - b.end)) {
    if (request.start >= (chain.at(-1)?.end ?? 0)) chain.push(request);
  }
  return chain;
};

/** Addresses that were requested more than once. */
export const duplicates = (requests: readonly TimedRequest[]): readonly string[] => {
  const seen = new Set<string>();
  return requests.map(({ url }) => url).filter((url) => seen.has(url) || !seen.add(url));
};

export const isScriptOrStyle = ({ url }: TimedRequest): boolean => /\.(js|css)$/.test(url);
