import type { Page } from 'playwright-core';
import { blogWorld } from '../../fixtures/worlds/blog';
import type { World } from '../../src/adapters/memory';

/** A world as the browser's database sees it; its whole type is more than the compiler likes to follow through a page. */
type NamedWorld = Pick<World, 'name'>;

/** Puts a world where the application looks for one, as if somebody had worked in this browser before. */
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

/** Made once: a world is plain data, and whoever changes a row puts a new one in its place. */
const INITIAL_WORLD = blogWorld();

/** The magazine's world as it stands when a scenario begins. */
export const initialWorld = (): World => INITIAL_WORLD;
