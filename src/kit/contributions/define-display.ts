import type { ComponentType } from 'react';
import type { Field, FieldType, Schema } from '../../domain/schema';
import type { Json, JsonObject } from '../../kernel';
import type { Loadable } from './lazy-component';
import type { Contribution } from './registry';

/** Props of a display, which shows one value. `value` is never null: empty values look the same in every display. */
export interface DisplayProps {
  readonly field: Field;
  readonly value: Exclude<Json, null>;
  readonly options: JsonObject;
}

/** What a display of related items knows before any item is loaded. */
export interface DisplayRequirements {
  readonly schema: Schema;
  readonly field: Field;
  /** The collection that the field points to; for many-to-many the junction collection. */
  readonly related: string;
  readonly options: JsonObject;
}

export interface DisplayDefinition extends Contribution {
  readonly name: string;
  readonly icon: string;
  readonly types: readonly FieldType[];
  readonly component: Loadable<ComponentType<DisplayProps>>;
  /**
   * For relational fields: the fields of a related item that the display needs, as dotted paths. Pure. The display then
   * gets the item as an object of these; without this rule, or for an empty list, it gets the key (of many items: the keys).
   */
  readonly fields?: (needs: DisplayRequirements) => readonly string[];
  /** For relational fields: the value as plain text. Pure. Without this rule the value itself, for a list its length. */
  readonly text?: (value: Exclude<Json, null>, needs: DisplayRequirements) => string;
  /**
   * Whether the display shows this field as plain text only: the result of `text` for a related item, the value itself
   * otherwise. A list then renders text instead of the component in each cell. Pure.
   */
  readonly plain?: (field: Field) => boolean;
}

export const defineDisplay = (definition: DisplayDefinition): DisplayDefinition => definition;
