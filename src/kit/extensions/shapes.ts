import type { ExtensionKind } from '../../domain/extensions';
import type { DisplayDefinition } from '../define-display';
import type { InterfaceDefinition } from '../define-interface';
import type { LayoutDefinition } from '../define-layout';
import type { ModuleDefinition } from '../define-module';
import { callable, id, number, routes, text, types } from './rules';
import type { Shape } from './shape';

export interface Definitions {
  readonly interfaces: InterfaceDefinition;
  readonly displays: DisplayDefinition;
  /** Those of others have pages and columns; what goes beyond that is for layouts that come with the application. */
  readonly layouts: Omit<LayoutDefinition, 'options' | 'actions' | 'request'>;
  readonly modules: ModuleDefinition;
}

/** Between the modules that come first and the settings, which come last. */
const DEFAULT_ORDER = 50;

/** What an extension has to say of itself, by its kind; the same as the contributions that come with the application. */
export const SHAPES: { readonly [Kind in ExtensionKind]: Shape<Definitions[Kind]> } = {
  interfaces: { id, name: text, icon: text, types, component: callable() },
  displays: { id, name: text, icon: text, types, component: callable() },
  layouts: { id, name: text, icon: text, component: callable() },
  modules: {
    id,
    name: text,
    icon: text,
    path: id,
    order: { ...number, defaultValue: DEFAULT_ORDER },
    allows: { ...callable(), defaultValue: () => true },
    navigation: { ...callable(), defaultValue: async () => () => null },
    routes,
  },
};
