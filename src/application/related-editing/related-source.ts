import type { Item, PrimaryKey, RowRef } from '../../domain/items';
import type { DrawerTexts } from '../../domain/recovery';
import type { Field } from '../../domain/schema';
import type { Call, Json, JsonObject } from '../../kernel';
import type { PendingEdit } from '../item-editing';
import type { ItemModel, PartContents, PartFrame, RelatedPart } from './related-part';

/** An entry of a JSON list; a new one without an index. */
export interface EntryRequest {
  readonly kind: 'entry';
  readonly index: number | null;
  /** The fields of its form. */
  readonly fields: readonly Field[];
  readonly readonly: boolean;
}

/** The rows of a tree above a list, from the top. */
export type TreePath = readonly RowRef[];

/**
 * What a drawer opens: a row of the field's list, a new row (with values such as its sort number; `collection` for
 * many-to-any; `draft` is its name until it is saved, by default a generated one; both with the path to the list in a
 * tree), the item of a many-to-one field with its edits, a new one in its place, or an entry of a JSON list.
 */
export type DrawerRequest = { readonly show?: DrawerFocus | undefined } & (
  | { readonly kind: 'row'; readonly row: RowRef; readonly path?: TreePath }
  | {
      readonly kind: 'new-row';
      readonly collection?: string;
      readonly values?: JsonObject;
      readonly draft?: string;
      readonly path?: TreePath;
    }
  | { readonly kind: 'item' | 'new-item' }
  | EntryRequest
);

/** What a drawer shows at first. */
export interface DrawerFocus {
  /** The field that gets the focus; the first one by default. */
  readonly field?: string | undefined;
  /** Beside a translation: the key of the language to translate from. */
  readonly source?: PrimaryKey | undefined;
}

/** Values by part; a part that is not in the drawer has none. */
export type PartValues = (part: RelatedPart) => Item;

/**
 * Where the items of a drawer come from, and where their values are staged: a row of a list, a
 * many-to-one field, or an entry of a JSON list.
 */
export interface RelatedSource {
  /** The collection of the item, as far as it is known before anything is read. */
  readonly collection: string;
  /** For items that are in no collection; by default the data model and the rights of the user. */
  readonly model?: ItemModel;
  /** Reads the items that exist; first the junction row, if there is one. */
  load(): Call<readonly PartContents[]>;
  /** Where another page finds the items once the edits are restored there. */
  readonly restoredAt: Pick<DrawerTexts, 'row' | 'path'>;
  /** `all` are the contents of the drawer. */
  frameOf(contents: PartContents, all: readonly PartContents[]): PartFrame;
  /** What staging these values would do to the parent's field. */
  pending(parts: readonly RelatedPart[], values: PartValues): PendingEdit;
  /** Stages the edits in the parent. False if a running write prevents it. */
  stage(parts: readonly RelatedPart[], values: PartValues): boolean;
  /** Takes a new row back that was staged here. False if there is none, or a running write prevents it. */
  withdraw?(): boolean;
  /** What is staged in the parent for these items; undefined for a new row that is not staged any more. */
  readonly staged: Json | undefined;
  /** Of a value of the field that was sent: the values of each part; null if these items were not in it. */
  sentValues(sent: Json, parts: readonly RelatedPart[]): Readonly<Partial<Record<PartContents['kind'], Item>>> | null;
  /** After a save that has created a new row: from now on it is edited by its key. False if the key is not known. */
  followSave(parts: readonly RelatedPart[]): boolean;
  /**
   * Reads under which key a save has created the row of `sentValues`, if `followSave` does not know it: from now on it
   * is edited by that. False if that cannot be said for certain.
   */
  findCreated?(): Call<boolean>;
}
