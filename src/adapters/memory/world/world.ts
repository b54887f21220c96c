import type { ExtensionKind } from '../../../domain/extensions';
import type { Item } from '../../../domain/items';
import type { Collection, Field, OnDelete, Relation } from '../../../domain/schema';

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

/** Fewer arguments than an engine takes in one call. */
const CHUNK = 32_768;

/** Bytes as text, so that a world stays one JSON document. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
};

/** Throws for what is no base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
