import type { Json, JsonObject } from '../../kernel';

/** A saved way of looking at a collection; with a `bookmark` name it is one, without it is the collection's preset. */
export interface Preset {
  readonly id: number;
  readonly bookmark: string | null;
  readonly user: string | null;
  readonly role: string | null;
  readonly collection: string | null;
  readonly search: string | null;
  readonly filters: Json;
  readonly layout: string | null;
  readonly layout_query: JsonObject | null;
  readonly layout_options: JsonObject | null;
  readonly refresh_interval: number | null;
}
