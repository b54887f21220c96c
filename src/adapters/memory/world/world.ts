import type { ExtensionKind } from '../../../domain/extensions';
import type { Item } from '../../../domain/items';
import type { Collection, Field, OnDelete, Relation } from '../../../domain/schema';

export type { OnDelete };

/** A relation with its foreign key's rule; by default SET NULL when the column is nullable, else NO ACTION. */
export interface WorldRelation extends Relation {
  readonly on_delete?: OnDelete;
}

/** Big integers and decimals in answers: text as of PostgreSQL and MySQL, numbers as of SQLite. */
export type NumberAnswers = 'text' | 'number';

/**
 * A whole platform as plain data: one JSON document that the twin serves, saves and loads. System collections
 * (`directus_users`, `directus_roles`, …) keep their rows in `items` like all others; their structure is built into the
 * twin. Passwords are in clear text, because a world is test data.
 */
export interface World {
  readonly format: 1;
  readonly name: string;
  readonly collections: readonly Collection[];
  readonly fields: readonly Field[];
  readonly relations: readonly WorldRelation[];
  readonly items: Readonly<Record<string, readonly Item[]>>;
  /** Bytes of files in base64, by their name on disk (`filename_disk`). */
  readonly files?: Readonly<Record<string, string>>;
  /** How the database answers big integers and decimals; by default as text. */
  readonly numbers?: NumberAnswers;
  /** The generation of the server whose policies, comments and presets the twin has; by default 9.0. */
  readonly generation?: 11;
  /** Names of installed extensions by kind; none by default. */
  readonly extensions?: Readonly<Partial<Record<ExtensionKind, readonly string[]>>>;
}

/** The data model of a world, without system collections, how its database answers numbers, and its generation. */
export type Structure = Pick<World, 'collections' | 'fields' | 'relations' | 'numbers' | 'generation'>;

/** Fewer arguments than an engine accepts in one call. */
const CHUNK = 32_768;

/** Encodes bytes, so that a world stays one JSON document. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
};

/** Throws when the text is no base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
