import { token } from '../kernel';
import type { DisplayDefinition } from './define-display';
import type { InterfaceDefinition } from './define-interface';
import type { LayoutDefinition } from './define-layout';
import type { ModuleDefinition } from './define-module';
import type { Registry } from './registry';

/** The four kinds of contribution. Extensions loaded at run time register into the same. */
export interface Registries {
  readonly interfaces: Registry<InterfaceDefinition>;
  readonly displays: Registry<DisplayDefinition>;
  readonly layouts: Registry<LayoutDefinition>;
  readonly modules: Registry<ModuleDefinition>;
}

export const Registries = token<Registries>('Registries');
