import { defineModule, type ModuleDefinition } from './definitions';

/** A module for tests; open to all users and without pages, unless `members` says otherwise. */
export const testModule = (path: string, members: Partial<ModuleDefinition> = {}): ModuleDefinition =>
  defineModule({
    id: path,
    name: path,
    icon: path,
    path,
    order: 1,
    allows: () => true,
    navigation: async () => () => null,
    routes: [],
    ...members,
  });
