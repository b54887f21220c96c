/** A filter that somebody wants to see in the panel; `key: null` for the place where another one is added. */
export interface WantedFilter {
  readonly key: string | null;
}
