import type { ComponentType } from 'react';
import type { Field, FieldType } from '../domain/schema';
import type { Json, JsonObject } from '../kernel';
import type { Loadable } from './loadable';
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
}

export interface InterfaceDefinition extends Contribution {
  /** Text key of its name. */
  readonly name: string;
  readonly icon: string;
  /** The field types it can edit. */
  readonly types: readonly FieldType[];
  readonly component: Loadable<ComponentType<InterfaceProps>>;
}

export const defineInterface = (definition: InterfaceDefinition): InterfaceDefinition => definition;
