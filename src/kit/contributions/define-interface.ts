import type { ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { Field, FieldType } from '../../domain/schema';
import type { Json, JsonObject } from '../../kernel';
import type { Loadable } from './lazy-component';
import type { Contribution } from './registry';

/** Props of an interface, which edits one field. Label, note and errors are rendered around it; see `ui/field`. */
export interface InterfaceProps {
  readonly field: Field;
  readonly value: Json;
  /** The field's options as configured in the data model; untrusted. */
  readonly options: JsonObject;
  readonly readonly: boolean;
  /** Call it only for a change by the user. */
  readonly onChange: (value: Json) => void;
  /** A text that cannot be parsed to a value, saved by the form beyond the life of the control; null for none. */
  readonly incompleteText?: string | null | undefined;
  /**
   * Saves a text that cannot be parsed to a value, such as incomplete JSON, instead of a change: the item cannot be saved
   * until the text is cleared, by null or by a change.
   */
  readonly onIncompleteText?: ((text: string | null) => void) | undefined;
  /** The edited item, for interfaces that refer to other fields; undefined where a field is edited alone. */
  readonly item$?: Observable<JsonObject> | undefined;
}

export interface InterfaceDefinition extends Contribution {
  /** Text key of the name. */
  readonly name: string;
  readonly icon: string;
  /** Shows its own heading, as a divider does: the label is for screen readers only. */
  readonly hideLabel?: boolean;
  /** Typical height of the control in pixels, reserved while the component loads. Default 40. */
  readonly height?: number;
  /** The field types it can edit. */
  readonly types: readonly FieldType[];
  readonly component: Loadable<ComponentType<InterfaceProps>>;
}

export const defineInterface = (definition: InterfaceDefinition): InterfaceDefinition => definition;

/** Test data of an interface for the matrix suite. */
export interface InterfaceFixtures {
  /** Values by field type; every accepted type has at least one. */
  readonly values: Partial<Readonly<Record<FieldType, readonly Json[]>>>;
  /** Text typed into an empty field and the resulting value; empty for interfaces without text input. */
  readonly inputs: readonly { readonly type: FieldType; readonly typed: string; readonly value: Json }[];
}
