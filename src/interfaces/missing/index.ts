import { defineInterface, type InterfaceDefinition } from '../../kit';
import { FIELD_TYPES } from '../../domain/schema';

/** Stands in for an interface that is not here: the value is shown plainly, and edited as text where that is safe. */
export const missingInterface = (id: string): InterfaceDefinition =>
  defineInterface({ id, name: 'interface_missing', icon: 'code', types: FIELD_TYPES, component: loadPlainValue });

const loadPlainValue: InterfaceDefinition['component'] = () =>
  import(/* webpackChunkName: "interfaces-basic" */ './plain-value').then((module) => module.PlainValue);
