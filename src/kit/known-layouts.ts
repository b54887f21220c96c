import { Observable } from 'rxjs';
import type { KnownLayouts } from '../application/browse';
import { DEFAULT_LAYOUT, pagedRequest } from '../domain/presets';
import type { LayoutDefinition } from './define-layout';
import type { Registry } from './registry';

/** The registered layouts as browsing knows them. A view whose layout is not there is shown in the usual one. */
export const knownLayouts = (registry: Registry<LayoutDefinition>): KnownLayouts => ({
  shown: (layout) => (registry.has(layout) ? layout : DEFAULT_LAYOUT),
  requestOf: (layout) => registry.get(layout).request ?? pagedRequest(layout),
  changes$: new Observable((observer) => {
    observer.next(null);
    return registry.watch(() => observer.next(null));
  }),
});
