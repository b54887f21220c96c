import { FIELD_TYPES } from '../../domain/schema';
import { defineDisplay, type DisplayDefinition } from '../../kit';

/** Fallback for an unknown display id: the value as plain text. */
export const missingDisplay = (id: string): DisplayDefinition =>
  defineDisplay({ id, name: 'display_missing', icon: 'code', types: FIELD_TYPES, component: loadPlainText });

const loadPlainText: DisplayDefinition['component'] = () =>
  import(/* webpackChunkName: "signed-in" */ './plain-text').then((module) => module.PlainText);
