import type { World } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import type { Actor } from '../actors/actor';
import type { Mailbox } from './mailbox';

/** A change that reached the platform. */
export interface Write {
  readonly action: 'create' | 'update' | 'delete';
  readonly collection: string;
  readonly values: Item;
}

/** The far end of the line: what nobody at the application sees or does. */
export interface Server {
  readonly mailbox: Mailbox;
  /** The server does not answer any more. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /** What is written still happens, but its answers do not come back; until the line is mended. */
  dropResponses(): Promise<void>;
  /** The computer itself leaves the network, and notices. */
  setBrowserOffline(): Promise<void>;
  setBrowserOnline(): Promise<void>;
  /** From now on every answer takes this long, in ms. */
  setLatency(latency: number): Promise<void>;
  /** Nobody is signed in any more, once the tokens at hand have run out. */
  deleteSessions(): Promise<void>;
  /** The tokens at hand are refused from now on; the sessions behind them stay. */
  invalidateTokens(): Promise<void>;
  /** These sign people in elsewhere; before anybody opens the application. */
  enableSignOn(providers: readonly string[]): Promise<void>;
  /** Somebody else changes an item. */
  changeItem(collection: string, key: string, values: Item): Promise<void>;
  /** Somebody else deletes an item. */
  deleteItem(collection: string, key: string): Promise<void>;
  /** What has been written, in order. */
  writes(): Promise<readonly Write[]>;
}

/** The application put together in one way. Every scenario has its own, with a world that starts afresh. */
export interface Assembly {
  /** How long an answer may take, in ms; 0 when everything is there at once. */
  readonly timeoutMs: number;
  readonly actor: Actor;
  /** Throws where the assembly has no such end. */
  readonly server: Server;
  /** In ms since 1970, as application and platform know it. */
  now(): number;
  /** Changes the world; before anybody opens the application. */
  prepare(change: (world: World) => World): void;
  /** How the browser is set up before anybody opens the application, as 'de-AT'. */
  setLanguage(language: string): void;
  dispose(): Promise<void>;
}

/** What a scenario asks of whoever puts the application together. */
export interface AssemblyOptions {
  /** In the browser, too, the application works on a server. */
  readonly server: boolean;
}
