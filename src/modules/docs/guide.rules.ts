import contents from '../../../docs/guide/contents.json';

/** Elements of a page. There is nothing among them that runs or loads. */
export type GuideTag =
  | 'a'
  | 'blockquote'
  | 'br'
  | 'code'
  | 'del'
  | 'em'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'hr'
  | 'li'
  | 'ol'
  | 'p'
  | 'pre'
  | 'strong'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'thead'
  | 'tr'
  | 'ul';

/** A node of a page, as the build compiles it from Markdown. */
export type GuideNode = string | GuideElement;

export interface GuideElement {
  readonly tag: GuideTag;
  /** Of a link: a path of this application, or an http address. */
  readonly href?: string;
  /** Of a heading. */
  readonly id?: string;
  readonly children: readonly GuideNode[];
}

export interface GuideHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** The content of a page. */
export interface GuidePage {
  readonly body: readonly GuideNode[];
  /** Of levels 2 and 3. */
  readonly headings: readonly GuideHeading[];
}

/** Page or group in the contents; a group has pages. */
export interface GuideEntry {
  readonly id: string;
  readonly title: string;
  readonly pages?: readonly GuideEntry[];
  /** For those who run the platform: the page names their manual. */
  readonly forOperators?: boolean;
}

/** A page in the order of reading. `path` is that of its file in docs/guide: 'guides/installation/proxy'. */
export interface GuidePlace {
  readonly path: string;
  readonly title: string;
  /** Titles of the groups around it, the outermost first. */
  readonly groups: readonly string[];
  /** For those who run the platform: the page names their manual. */
  readonly forOperators: boolean;
}

/** The whole guide. */
export const GUIDE: readonly GuideEntry[] = contents;

const placesIn = (entries: readonly GuideEntry[], above: string, groups: readonly string[]): readonly GuidePlace[] =>
  entries.flatMap(({ id, title, pages, forOperators = false }) =>
    pages === undefined
      ? [{ path: `${above}${id}`, title, groups, forOperators }]
      : placesIn(pages, `${above}${id}/`, [...groups, title]),
  );

/** All pages in the order of reading. */
export const placesOf = (guide: readonly GuideEntry[]): readonly GuidePlace[] => placesIn(guide, '', []);

export const GUIDE_PLACES: readonly GuidePlace[] = placesOf(GUIDE);

/** The page that readers see first. */
export const FIRST_PAGE = 'getting-started/introduction';

/** What an address shows. */
export type GuideTarget =
  | {
      readonly kind: 'page';
      readonly place: GuidePlace;
      readonly previous: GuidePlace | null;
      readonly next: GuidePlace | null;
    }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'missing' };

/** The target of a path below /docs, with or without slashes at its ends: a group leads to its first page. */
export const guideTarget = (pathname: string, places: readonly GuidePlace[] = GUIDE_PLACES): GuideTarget => {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  if (path === '') return { kind: 'redirect', path: FIRST_PAGE };
  const at = places.findIndex((each) => each.path === path);
  const place = places[at];
  if (place !== undefined)
    return { kind: 'page', place, previous: places[at - 1] ?? null, next: places[at + 1] ?? null };
  const first = places.find((each) => each.path.startsWith(`${path}/`));
  return first === undefined ? { kind: 'missing' } : { kind: 'redirect', path: first.path };
};
