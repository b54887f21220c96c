import type { Filter } from '../filters';

/** What to read of a collection. Absent means the server's default; `limit: -1` means everything and is for small collections only. */
export interface ItemsQuery {
  readonly fields?: readonly string[];
  readonly filter?: Filter;
  readonly search?: string;
  /** Field paths; a leading minus means descending. */
  readonly sort?: readonly string[];
  readonly limit?: number;
  /** Counted from 1. */
  readonly page?: number;
}

/** How many items there are at all, and how many of them fit the filter and the search. */
export interface ItemCounts {
  readonly total_count: number;
  readonly filter_count: number;
}
