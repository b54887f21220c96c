/** An answer that this device keeps for reading without a connection, as far as it counts for what is kept. */
export interface KeptEntry {
  /** The path of the page that asked, as '/collections/articles/3'. */
  readonly page: string;
  /** Method and address of the request. */
  readonly request: string;
  /** When it was received, in ms since 1970. */
  readonly at: number;
  /** The size of the body as JSON. */
  readonly bytes: number;
}

/** How many lists, and how many items, are kept. */
export const MAX_KEPT_PAGES = 50;

/** Of all kept answers of one user. */
export const MAX_KEPT_BYTES = 20_000_000;

/** Pages below the start of a module that are lists of it; a name with a slash has more below it. */
const LISTS: Readonly<Record<string, RegExp>> = {
  collections: /^[^/]+$/,
  files: /^$|^(all|mine|recent)$|^folders\/[^/]+$/,
  users: /^$|^roles\/[^/]+$/,
};

const ITEMS: Readonly<Record<string, RegExp>> = {
  collections: /^[^/]+\/[^/]+$/,
  files: /^[^/]+$/,
  users: /^[^/]+$/,
};

/** What a page shows; null for a page whose answers are not kept. A collection with a single item counts as a list. */
export const keptPageKind = (page: string): 'list' | 'item' | null => {
  const [, module = '', ...rest] = page.replace(/\/+$/, '').split('/');
  const place = rest.join('/');
  if (rest.at(-1) === '+' || !Object.hasOwn(LISTS, module)) return null;
  if (LISTS[module]?.test(place) === true) return 'list';
  return ITEMS[module]?.test(place) === true ? 'item' : null;
};

/** The pages, opened last first, each with its answers, received last first. */
const byPage = <Entry extends KeptEntry>(
  entries: readonly Entry[],
): readonly (readonly [string, readonly Entry[]])[] => {
  const pages = new Map<string, Entry[]>();
  for (const entry of [...entries].sort((one, other) => other.at - one.at)) {
    const known = pages.get(entry.page);
    if (known === undefined) pages.set(entry.page, [entry]);
    else known.push(entry);
  }
  return [...pages];
};

/**
 * The entries that are not kept any more: those of pages beyond the lists and the items opened last, and what no longer
 * fits into the limit of bytes. A page is opened when it receives an answer.
 */
export const droppedEntries = <Entry extends KeptEntry>(
  entries: readonly Entry[],
  maxPages = MAX_KEPT_PAGES,
  maxBytes = MAX_KEPT_BYTES,
): readonly Entry[] => {
  const count = { list: 0, item: 0 };
  let bytes = 0;
  return byPage(entries).flatMap(([page, answers]) => {
    const kind = keptPageKind(page);
    if (kind === null) return answers;
    count[kind] += 1;
    if (count[kind] > maxPages) return answers;
    return answers.filter((answer) => {
      if (bytes + answer.bytes > maxBytes) return true;
      bytes += answer.bytes;
      return false;
    });
  });
};

/** The kept answer to a request: that of the page if it has one, else the newest one. */
export const keptAnswer = <Entry extends KeptEntry>(
  entries: readonly Entry[],
  page: string,
  request: string,
): Entry | null => {
  const [newest, ...others] = entries
    .filter((entry) => entry.request === request)
    .sort((one, other) => other.at - one.at);
  if (newest === undefined) return null;
  return [newest, ...others].find((entry) => entry.page === page) ?? newest;
};

/** '/items/articles/3' → '/items/articles', '/users/7' → '/users'. */
const rootOf = (path: string): string => {
  const [, root = '', collection = ''] = path.split('/');
  return root === 'items' ? `/${root}/${collection}` : `/${root}`;
};

/** Writes to these change one collection, its data or its structure. */
const OF_COLLECTION = /^\/(?:utils\/sort|collections|fields|relations)\/([^/]+)/;

/** Writes to these change other items than their path tells, or what may be read. */
const OF_ANYTHING = /^\/(utils|permissions|policies|access|roles|collections|fields|relations|schema)(\/|$)/;

/** Whether a write to this path may have changed the kept answer to a request. */
export const isOutdatedBy = (path: string, request: string): boolean => {
  const [, name] = OF_COLLECTION.exec(path) ?? [];
  const asked = rootOf((request.split(' ')[1] ?? '').split('?')[0] ?? '');
  if (name !== undefined) return asked === `/items/${name}` || asked === `/${name.replace('directus_', '')}`;
  return OF_ANYTHING.test(path) || asked === rootOf(path);
};
