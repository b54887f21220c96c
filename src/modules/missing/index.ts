import { defineModule, type ModuleDefinition } from '../../kit';

/** Stands in for a module that is not here; it has no pages and nobody is let in. */
export const missingModule = (id: string): ModuleDefinition =>
  defineModule({
    id,
    name: 'page_not_found',
    icon: 'explore',
    path: id,
    order: Infinity,
    allows: () => false,
    navigation: loadNothing,
    routes: [],
  });

const loadNothing: ModuleDefinition['navigation'] = async () => () => null;
