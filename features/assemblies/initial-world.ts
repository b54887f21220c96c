import type { Page } from 'playwright-core';
import { blogWorld } from '../../fixtures/worlds/blog';
import type { World } from '../../src/adapters/memory';

/** Narrow type for `evaluate`: the full type of a world is too deep for the compiler. */
type NamedWorld = Pick<World, 'name'>;

/** Stores a world in IndexedDB where the application looks for it. */
export const storeWorld = (page: Page, world: World): Promise<void> =>
  page.evaluate(
    (stored: NamedWorld) =>
      new Promise<void>((done, refused) => {
        const opening = indexedDB.open('quarterdeck-worlds');
        opening.addEventListener('error', () => refused(opening.error ?? new Error('No database')));
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('worlds'));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('worlds', 'readwrite');
          writing.objectStore('worlds').put(stored, stored.name);
          writing.addEventListener('complete', () => {
            opening.result.close();
            done();
          });
        });
      }),
    world as NamedWorld,
  );

/** Created once: worlds are immutable data. */
const INITIAL_WORLD = blogWorld();

/** The blog world at the start of a scenario. */
export const initialWorld = (): World => INITIAL_WORLD;
