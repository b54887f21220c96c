import { defineModule, type ModuleDefinition } from '../../kit';

/** The fallback for an unknown module: no pages, no access. */
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
