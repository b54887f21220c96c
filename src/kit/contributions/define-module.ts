import type { ComponentType } from 'react';
import type { Access } from '../../domain/permissions';
import type { Loadable } from './lazy-component';
import type { Contribution } from './registry';

/** A page of a module. */
export interface ModuleRoute {
  /** Below the module's path, as the router writes it: '', ':collection', ':collection/:primaryKey'. */
  readonly path: string;
  readonly component: Loadable<ComponentType>;
}

/** A room of the application: an entry in the module bar, its navigation and its pages. */
export interface ModuleDefinition extends Contribution {
  readonly name: string;
  readonly icon: string;
  /** First segment of its routes. */
  readonly path: string;
  /** Place in the module bar, ascending. */
  readonly order: number;
  /** Whether this person gets to see it at all. */
  readonly allows: (access: Access) => boolean;
  readonly navigation: Loadable<ComponentType>;
  readonly routes: readonly ModuleRoute[];
}

export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;
