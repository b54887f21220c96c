import type { ComponentType } from 'react';
import type { Field, FieldType } from '../domain/schema';
import type { Json, JsonObject } from '../kernel';
import type { Loadable } from './loadable';
import type { Contribution } from './registry';

/** What a display gets to show one value with; never null, for an empty value looks the same everywhere. */
export interface DisplayProps {
  readonly field: Field;
  readonly value: Exclude<Json, null>;
  readonly options: JsonObject;
}

export interface DisplayDefinition extends Contribution {
  readonly name: string;
  readonly icon: string;
  readonly types: readonly FieldType[];
  readonly component: Loadable<ComponentType<DisplayProps>>;
}

export const defineDisplay = (definition: DisplayDefinition): DisplayDefinition => definition;
