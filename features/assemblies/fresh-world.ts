import { blogWorld } from '../../fixtures/worlds/blog';
import type { World } from '../../src/adapters/memory';

/** Made once: a world is plain data, and whoever changes a row puts a new one in its place. */
const MORNING = blogWorld();

/** The magazine's world as it stands when a scenario begins. */
export const initialWorld = (): World => MORNING;
