import {
  copiedItems,
  createdItemCount,
  duplicateOf,
  fieldRelations,
  type FillReason,
  fillReasons,
  type FieldRelations,
  keyOf,
  newRowsIn,
  nonCopyableValues,
  uncopiedEdits,
  valueIn,
  withGeneratedKey,
  type CopiedItem,
  type CopyMode,
  type CopyModes,
  type Item,
  type PrimaryKey,
} from '../../items';
import type { RelationIndex } from '../../relations';
import { fieldsOf, formFields, primaryKeyOf, type Field, type Schema } from '../../schema';
import { type Access, coversField, denied } from '../access';
import { copyOptions, type CopyOption } from './copy-options';
import type { FieldError } from '../../../kernel';
import type { EditableField } from '../editable-fields';

/** One relation of the item: how it is copied, and the related items. */
export interface CopiedRelation {
  readonly field: Field;
  readonly mode: CopyMode;
  readonly options: readonly CopyOption[];
  readonly items: readonly CopiedItem[];
  /** The new rows that are not in the copy: they stay unsaved edits of the original. */
  readonly staying: readonly Item[];
}

/** What a copy will contain, before anything is sent. */
export interface CopyPreview {
  readonly relations: readonly CopiedRelation[];
  /** The number of related items that will be created with it. */
  readonly createdCount: number;
  /** Fields with a value that the user may not set on a new item. */
  readonly omitted: readonly Field[];
}

/** The rules of copying for one collection and one user. Pure: never reads or writes. */
export class CopyPlan {
  private readonly relations: FieldRelations;

  constructor(
    private readonly schema: Schema,
    private readonly index: RelationIndex,
    private readonly access: Access,
    private readonly collection: string,
  ) {
    this.relations = fieldRelations(schema, collection);
  }

  /** Whether every step of a path may be read. */
  canRead(path: string): boolean {
    const [own = ''] = path.split('.');
    const scoped = /:([^.]+)/.exec(path)?.[1];
    const isReadable = coversField(this.access, this.collection, 'read', own);
    return isReadable && (scoped === undefined || denied(this.access, scoped, 'read') === false);
  }

  /** The payload: only fields that the user may set on a new item. */
  payload(source: Item, edits: Item, modes: CopyModes): Item {
    return Object.fromEntries(
      Object.entries(this.whole(source, edits, modes)).filter(([field]) => this.maySend(field)),
    );
  }

  /** The edits that the copy does not contain. */
  uncopied(source: Item, edits: Item, modes: CopyModes): Item {
    return uncopiedEdits({ schema: this.schema, index: this.index }, this.collection, source, edits, modes, (field) =>
      this.maySend(field),
    );
  }

  preview(source: Item, edits: Item, modes: CopyModes): CopyPreview {
    const { schema, index, collection, access } = this;
    const uncopied = this.uncopied(source, edits, modes);
    const relations = formFields(schema, collection).flatMap((field): readonly CopiedRelation[] => {
      const mode = Object.hasOwn(modes, field.field) ? modes[field.field] : undefined;
      if (mode === undefined) return [];
      const items = copiedItems(schema, index, collection, field.field, source, edits);
      const options = copyOptions(schema, index, access, collection, field.field);
      const staying = newRowsIn(this.relations, field.field, valueIn(uncopied, field.field));
      return items.length === 0 ? [] : [{ field, mode, items, staying, options }];
    });
    const allValues = Object.keys(this.whole(source, edits, modes));
    return {
      relations,
      createdCount: relations.reduce((sum, { mode, items }) => sum + createdItemCount(mode, items), 0),
      omitted: fieldsOf(schema, collection).filter(({ field }) => allValues.includes(field) && !this.maySend(field)),
    };
  }

  /** Values that the copy cannot share with the original, or would lack, with a replacement for each. */
  ownValues(source: Item, serverItem: Item, edits: Item, modes: CopyModes): Item {
    const copy = this.payload(source, edits, modes);
    const own = nonCopyableValues(this.schema, this.collection, copy, { ...serverItem, ...edits });
    return Object.fromEntries(Object.entries(own).filter(([field]) => this.maySend(field)));
  }

  /** Why fields have to be filled in. */
  fillReasons(source: Item, edits: Item, modes: CopyModes): readonly FillReason[] {
    return fillReasons(this.schema, this.collection, this.payload(source, edits, modes));
  }

  /** The fields of the copy's form: those with own values, and those that the server has rejected. */
  fieldsToFill(own: readonly string[], refused: readonly string[]): readonly EditableField[] {
    return formFields(this.schema, this.collection)
      .filter(({ field }) => own.includes(field) || refused.includes(field))
      .map((field) => ({ field, readonly: !this.maySend(field.field) }));
  }

  /** Empty fields are not sent, so that the server applies its defaults. */
  withoutEmpty(values: Item): Item {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
  }

  withKey(values: Item, key: string, canSet: (field: string) => boolean): Item {
    return withGeneratedKey(this.schema, this.collection, values, key, canSet);
  }

  keyIn(item: Item): PrimaryKey | null {
    return keyOf(item, primaryKeyOf(this.schema, this.collection)?.field ?? '');
  }

  /** True if the form can show every error. */
  coversErrors(errors: readonly FieldError[]): boolean {
    const names = formFields(this.schema, this.collection).map(({ field }) => field);
    return errors.length > 0 && errors.every(({ field }) => names.includes(field));
  }

  private maySend(field: string): boolean {
    return coversField(this.access, this.collection, 'create', field);
  }

  private whole(source: Item, edits: Item, modes: CopyModes): Item {
    return duplicateOf({ schema: this.schema, index: this.index }, this.collection, source, edits, modes);
  }
}
