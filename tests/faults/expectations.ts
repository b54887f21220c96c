import type { Item, PrimaryKey } from '../../src/domain/items';
import type { Json } from '../../src/kernel';

/** The collections whose titles are checked. */
export const TITLED = ['chapters', 'scenes', 'notes', 'authors', 'tags'] as const;

/** Typing of the last second before a crash may be lost. */
const MAX_LOSS_MS = 1000;

export const titlesIn = (value: Json): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"(me \d+)"/gu)].map(([, title = '']) => title);

interface Entered {
  readonly title: string;
  readonly at: number;
}

/** What the server must have in the end, by what a user has confirmed and when. All titles are different. */
export class Expectations {
  /** Titles of new items that must exist exactly once. */
  readonly added = new Map<string, number>();
  /** Titles that were given up before they were saved, and must not exist. */
  readonly givenUp = new Map<string, number>();
  /** The titles of new items that were ever entered: none may exist twice. */
  readonly everAdded = new Set<string>();
  /** By collection and key, the title that an existing item must have. */
  readonly edited = new Map<string, Entered>();
  /** Chapters that must be in the list of the book, or not. */
  readonly listed = new Map<PrimaryKey, { readonly isIn: boolean; readonly at: number }>();
  /** When a drawer was cancelled that would have replaced or removed the title. */
  private readonly kept = new Map<string, number>();

  adds(title: string, at: number): void {
    this.added.set(title, at);
    this.everAdded.add(title);
  }

  /** Gives up the titles in these values that are not on the server yet. */
  givesUp(values: Item, onServer: string, at: number): void {
    for (const title of this.forgets(values)) if (!onServer.includes(`"${title}"`)) this.givenUp.set(title, at);
  }

  /** The titles in this value may be saved or not. */
  forgets(value: Json): readonly string[] {
    const titles = titlesIn(value);
    for (const title of titles) this.added.delete(title);
    for (const [id, { title }] of this.edited) if (titles.includes(title)) this.edited.delete(id);
    return titles;
  }

  /** A drawer was cancelled in which these titles were replaced or removed. */
  cancels(titles: readonly string[], at: number): void {
    for (const title of titles) this.kept.set(title, at);
  }

  /**
   * A crash has left this draft: what was done in the last second before may be missing in it, the cancelling of a
   * drawer as well. What the list of chapters shows is what the user saves from now on.
   */
  crashed(crashedAt: number, draft: string, onServer: string, isListed: (key: PrimaryKey) => boolean): void {
    const isYoung = (at: number | undefined): boolean => at !== undefined && crashedAt - at < MAX_LOSS_MS;
    const isIn = (title: string): boolean => draft.includes(`"${title}"`);
    const isOnServer = (title: string): boolean => onServer.includes(`"${title}"`);
    const isKept = (title: string): boolean => isYoung(this.kept.get(title));
    for (const [title, at] of this.added)
      if (!isIn(title) && (isKept(title) || (isYoung(at) && !isOnServer(title)))) this.added.delete(title);
    // A write that is under way may still contain it.
    for (const [title, at] of this.givenUp)
      if (isYoung(at) && (isIn(title) || isOnServer(title))) this.givenUp.delete(title);
    for (const [id, { title, at }] of this.edited)
      if ((isYoung(at) || isKept(title)) && !isIn(title)) this.edited.delete(id);
    for (const [key, { at }] of this.listed) if (isYoung(at)) this.listed.set(key, { isIn: isListed(key), at });
  }
}
