import type { ComponentType } from 'react';
import type { Access } from '../../domain/permissions';
import type { Loadable } from './lazy-component';
import type { Contribution } from './registry';

/** A page of a module. */
export interface ModuleRoute {
  /** Route pattern below the module's path: '', ':collection', ':collection/:primaryKey'. */
  readonly path: string;
  readonly component: Loadable<ComponentType>;
}

/** A section of the application: an entry in the module bar, its navigation and its pages. */
export interface ModuleDefinition extends Contribution {
  readonly name: string;
  readonly icon: string;
  /** First segment of the module's routes. */
  readonly path: string;
  /** Position in the module bar, ascending. */
  readonly order: number;
  /** Whether the user may see the module. */
  readonly allows: (access: Access) => boolean;
  readonly navigation: Loadable<ComponentType>;
  readonly routes: readonly ModuleRoute[];
}

export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;
