import type { World } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import type { Actor } from '../actors/actor';

/** A change that reached the platform. */
export interface Write {
  readonly action: 'create' | 'update' | 'delete';
  readonly collection: string;
  readonly values: Item;
}

/** The far end of the line: what nobody at the application sees or does. */
export interface FarEnd {
  cutLine(): Promise<void>;
  mendLine(): Promise<void>;
  /** Nobody is signed in any more, once the tokens at hand have run out. */
  forgetSessions(): Promise<void>;
  /** Somebody else changes an item. */
  change(collection: string, key: string, values: Item): Promise<void>;
  /** What has been written, in order. */
  writes(): Promise<readonly Write[]>;
}

/** The application put together in one way. Every scenario has its own, with a world that starts afresh. */
export interface Assembly {
  /** How long an answer may take, in ms; 0 when everything is there at once. */
  readonly patience: number;
  readonly actor: Actor;
  /** Throws where the assembly has no such end. */
  readonly farEnd: FarEnd;
  /** Changes the world; before anybody opens the application. */
  prepare(change: (world: World) => World): void;
  /** How the browser is set up before anybody opens the application, as 'de-AT'. */
  speak(language: string): void;
  dispose(): Promise<void>;
}
