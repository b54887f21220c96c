import { defineInterface, type InterfaceDefinition } from '../../kit';
import { FIELD_TYPES } from '../../domain/schema';

/** Fallback for an unknown interface id: a plain text input, read-only where editing as text could damage the value. */
export const missingInterface = (id: string): InterfaceDefinition =>
  defineInterface({ id, name: 'interface_missing', icon: 'code', types: FIELD_TYPES, component: loadPlainValue });

const loadPlainValue: InterfaceDefinition['component'] = () =>
  import(/* webpackChunkName: "editing" */ './plain-value').then((module) => module.PlainValue);
