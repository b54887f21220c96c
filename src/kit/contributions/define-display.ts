import type { ComponentType } from 'react';
import type { Field, FieldType, Schema } from '../../domain/schema';
import type { Json, JsonObject } from '../../kernel';
import type { Loadable } from './lazy-component';
import type { Contribution } from './registry';

/** What a display gets to show one value with; never null, for an empty value looks the same everywhere. */
export interface DisplayProps {
  readonly field: Field;
  readonly value: Exclude<Json, null>;
  readonly options: JsonObject;
}

/** What a display of a related item, or of several, can know before there are any. */
export interface DisplayRequirements {
  readonly schema: Schema;
  readonly field: Field;
  /** The collection right behind the field: of a list through a junction that of the junction's own rows. */
  readonly related: string;
  readonly options: JsonObject;
}

export interface DisplayDefinition extends Contribution {
  readonly name: string;
  readonly icon: string;
  readonly types: readonly FieldType[];
  readonly component: Loadable<ComponentType<DisplayProps>>;
  /**
   * For fields that lead to other items: what it has to be given of one of them, as dotted paths from there. Pure. It then
   * gets the item as an object of these; without a rule, or for an empty list, it gets a key (of many items: their keys).
   */
  readonly fields?: (needs: DisplayRequirements) => readonly string[];
  /** Likewise: what it shows of such a value, as plain text. Pure. Without a rule a value is its own text, of a list their number. */
  readonly text?: (value: Exclude<Json, null>, needs: DisplayRequirements) => string;
  /**
   * Whether all that it shows of this field is plain text: what `text` says of a related item, or else the value as it is. A
   * list then writes that down without drawing the component in each of its cells. Pure.
   */
  readonly plain?: (field: Field) => boolean;
}

export const defineDisplay = (definition: DisplayDefinition): DisplayDefinition => definition;
