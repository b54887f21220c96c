import {
  copiedItems,
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
  withNewRows,
  withoutRows,
  type CopiedItem,
  type CopyMode,
  type CopyModes,
  type LeftRows,
  type Item,
  type PrimaryKey,
} from '../../items';
import type { RelationIndex } from '../../relations';
import { fieldsOf, formFields, primaryKeyOf, type Field, type Schema } from '../../schema';
import { type Access, coversField, denied } from '../access';
import { copyOptions, type CopyOption } from './copy-options';
import type { FieldError } from '../../../kernel';
import type { EditableField } from '../editable-fields';

/** A related item, and whether the copy has it. */
export interface PreviewedItem extends CopiedItem {
  readonly isTaken: boolean;
}

/** One relation of the item: how it is copied, and the related items. */
export interface CopiedRelation {
  readonly field: Field;
  readonly mode: CopyMode;
  readonly options: readonly CopyOption[];
  readonly items: readonly PreviewedItem[];
  /** A list, of which each row can be taken or left out. */
  readonly isList: boolean;
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

/** How a copy is made: how each relation is treated, and the rows that are left out of those that are copied or linked. */
export interface CopyChoices {
  readonly modes: CopyModes;
  readonly left: LeftRows;
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
  payload(source: Item, edits: Item, choices: CopyChoices): Item {
    return Object.fromEntries(
      Object.entries(this.whole(source, edits, choices)).filter(([field]) => this.maySend(field)),
    );
  }

  /** The edits that the copy does not contain. */
  uncopied(source: Item, edits: Item, choices: CopyChoices): Item {
    const { schema, index, collection } = this;
    const taken = this.taken(source, edits, choices);
    const uncopied = uncopiedEdits({ schema, index }, collection, taken.item, taken.edits, choices.modes, (field) =>
      this.maySend(field),
    );
    return withNewRows(uncopied, taken.staying);
  }

  preview(source: Item, edits: Item, choices: CopyChoices): CopyPreview {
    const { schema, index, collection, access } = this;
    const { modes, left } = choices;
    const uncopied = this.uncopied(source, edits, choices);
    const relations = formFields(schema, collection).flatMap((field): readonly CopiedRelation[] => {
      const mode = Object.hasOwn(modes, field.field) ? modes[field.field] : undefined;
      if (mode === undefined) return [];
      const items = copiedItems(schema, index, collection, field.field, source, edits);
      const options = copyOptions(schema, index, access, collection, field.field);
      const staying = newRowsIn(this.relations, field.field, valueIn(uncopied, field.field));
      const leftOut = Object.hasOwn(left, field.field) ? left[field.field] : undefined;
      const isTaken = (item: CopiedItem): boolean => mode !== 'leave' && leftOut?.has(item.position) !== true;
      const previewed = items.map((item) => ({ ...item, isTaken: isTaken(item) }));
      const isList = this.relations.listOf(field.field) !== null;
      return items.length === 0 ? [] : [{ field, mode, items: previewed, isList, staying, options }];
    });
    const allValues = Object.keys(this.whole(source, edits, choices));
    return {
      relations,
      // Junction rows do not count.
      createdCount: relations
        .filter(({ mode }) => mode === 'copy')
        .reduce((sum, { items }) => sum + items.filter(({ isTaken }) => isTaken).length, 0),
      omitted: fieldsOf(schema, collection).filter(({ field }) => allValues.includes(field) && !this.maySend(field)),
    };
  }

  /** Values that the copy cannot share with the original, or would lack, with a replacement for each. */
  ownValues(source: Item, serverItem: Item, edits: Item, choices: CopyChoices): Item {
    const copy = this.payload(source, edits, choices);
    const own = nonCopyableValues(this.schema, this.collection, copy, { ...serverItem, ...edits });
    return Object.fromEntries(Object.entries(own).filter(([field]) => this.maySend(field)));
  }

  /** Why fields have to be filled in. */
  fillReasons(source: Item, edits: Item, choices: CopyChoices): readonly FillReason[] {
    return fillReasons(this.schema, this.collection, this.payload(source, edits, choices));
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

  private whole(source: Item, edits: Item, choices: CopyChoices): Item {
    const { schema, index, collection } = this;
    const taken = this.taken(source, edits, choices);
    return duplicateOf({ schema, index }, collection, taken.item, taken.edits, choices.modes);
  }

  /** Of a relation that is left out as a whole, all edits stay as they are. */
  private taken(source: Item, edits: Item, { modes, left }: CopyChoices): ReturnType<typeof withoutRows> {
    const partly = Object.entries(left).filter(([field]) => modes[field] !== 'leave');
    return withoutRows(this.relations, source, edits, Object.fromEntries(partly));
  }
}
