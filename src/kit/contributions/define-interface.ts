import type { ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { Field, FieldType } from '../../domain/schema';
import type { Json, JsonObject } from '../../kernel';
import type { Loadable } from './lazy-component';
import type { Contribution } from './registry';

/** What an interface gets to edit one field with. Label, note and errors are around it already; see `ui/field`. */
export interface InterfaceProps {
  readonly field: Field;
  readonly value: Json;
  /** The field's options, as configured; nothing in them is trusted. */
  readonly options: JsonObject;
  readonly readonly: boolean;
  /** Never called but for a change that somebody made. */
  readonly onChange: (value: Json) => void;
  /** A text of before that made no value; null where there is none. It outlives the control. */
  readonly incompleteText?: string | null | undefined;
  /**
   * Keeps a text that makes no value, such as JSON half typed, instead of a change: the item cannot be saved while there
   * is one. Null lets go of it, and so does a change.
   */
  readonly onIncompleteText?: ((text: string | null) => void) | undefined;
  /** The whole item as the form has it now, for interfaces that speak of other fields; not there where a field is edited alone. */
  readonly item$?: Observable<JsonObject> | undefined;
}

export interface InterfaceDefinition extends Contribution {
  /** Text key of its name. */
  readonly name: string;
  readonly icon: string;
  /** Says by itself what it is, as a divider does: its label is for screen readers only. */
  readonly hideLabel?: boolean;
  /** How high its control usually is, in pixels: the room that is kept for it while it is on its way. 40 unless told. */
  readonly height?: number;
  /** The field types it can edit. */
  readonly types: readonly FieldType[];
  readonly component: Loadable<ComponentType<InterfaceProps>>;
}

export const defineInterface = (definition: InterfaceDefinition): InterfaceDefinition => definition;

/** What the matrix suite feeds an interface with. */
export interface InterfaceFixtures {
  /** Values by the type of their field; every accepted type has some. */
  readonly values: Partial<Readonly<Record<FieldType, readonly Json[]>>>;
  /** What somebody types into an empty field, and the value it makes; empty for interfaces that are not typed into. */
  readonly inputs: readonly { readonly type: FieldType; readonly typed: string; readonly value: Json }[];
}
