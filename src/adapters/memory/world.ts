import type { ExtensionKind } from '../../domain/extensions';
import type { Item } from '../../domain/items';
import type { Collection, Field, OnDelete, Relation } from '../../domain/schema';

export type { OnDelete };

/** A relation with the rule of its foreign key; without one, SET NULL where the column allows it, else NO ACTION. */
export interface WorldRelation extends Relation {
  readonly on_delete?: OnDelete;
}

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
  readonly relations: readonly WorldRelation[];
  readonly items: Readonly<Record<string, readonly Item[]>>;
  /** The bytes of files in base64, by the names they have on disk (`filename_disk`). */
  readonly files?: Readonly<Record<string, string>>;
  /** The names of what was added from outside, by its kind; none unless told. */
  readonly extensions?: Readonly<Partial<Record<ExtensionKind, readonly string[]>>>;
}

/** The data model of a world, without the platform's own part. */
export type Structure = Pick<World, 'collections' | 'fields' | 'relations'>;
