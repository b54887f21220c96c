/** Which view of a collection: that of a bookmark, or its default one (null). */
export interface ViewPlace {
  readonly collection: string;
  readonly bookmark: number | null;
}
