import type { Item } from '../../domain/items';
import type { Collection, Field, Relation } from '../../domain/schema';

/**
 * A whole platform as plain data: what the twin serves, saves and loads as one JSON document. System collections
 * (`directus_users`, `directus_roles`, …) keep their rows in `items` like all others; their structure is not part of
 * a world, the twin knows it. Passwords stand in clear text, for a world is made to be played with.
 */
export interface World {
  readonly format: 1;
  readonly name: string;
  readonly collections: readonly Collection[];
  readonly fields: readonly Field[];
  readonly relations: readonly Relation[];
  readonly items: Readonly<Record<string, readonly Item[]>>;
}
