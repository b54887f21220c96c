import { Observable } from 'rxjs';
import type { LayoutResolver } from '../application/browse';
import { DEFAULT_LAYOUT, pagedRequest } from '../domain/presets';
import type { DisplayDefinition } from './define-display';
import type { LayoutDefinition } from './define-layout';
import { displayResolver } from './display-needs';
import type { Registry } from './registry';

/** The registered layouts as browsing knows them. A view whose layout is not there is shown in the usual one. */
export const layoutResolver = (
  layouts: Registry<LayoutDefinition>,
  displays: Registry<DisplayDefinition>,
): LayoutResolver => {
  const needs = displayResolver(displays);
  return {
    shown: (layout) => (layouts.has(layout) ? layout : DEFAULT_LAYOUT),
    requestOf: (layout) => {
      const { request } = layouts.get(layout);
      return request === undefined ? pagedRequest(layout) : (looking) => request({ ...looking, shownWith: needs });
    },
    changes$: new Observable((observer) => {
      const tell = (): void => observer.next(null);
      const ends = [layouts.watch(tell), displays.watch(tell)];
      tell();
      return () => ends.forEach((end) => end());
    }),
  };
};
