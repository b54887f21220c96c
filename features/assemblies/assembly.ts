import type { LaterServer } from '../../contracts/provider/install';
import type { World } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import type { Actor } from '../actors/actor';
import type { Mailbox } from './mailbox';

/** A write that reached the server. */
export interface Write {
  readonly action: 'create' | 'update' | 'delete';
  readonly collection: string;
  readonly values: Item;
}

/** A GET request that reached the server. */
export interface Read {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Controls the server and the connection of a scenario. */
export interface Server {
  readonly mailbox: Mailbox;
  /** The server stops answering. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /** Writes are applied but their answers are dropped, until `reconnect`. */
  dropResponses(): Promise<void>;
  /** Creating items with this value in any field fails with an internal error. */
  failOn(value: string): Promise<void>;
  /** The browser goes offline and reports it. */
  setBrowserOffline(): Promise<void>;
  setBrowserOnline(): Promise<void>;
  /** `latency` in ms for every answer. */
  setLatency(latency: number): Promise<void>;
  /** Deletes all sessions; current access tokens stay valid until they expire. */
  deleteSessions(): Promise<void>;
  /** Rejects all current access tokens; the sessions stay. */
  invalidateTokens(): Promise<void>;
  /** Enables single sign-on providers; call it before the application is opened. */
  enableSignOn(providers: readonly string[]): Promise<void>;
  /** Enables a provider that confirms this email address at once; call it before the application is opened. */
  enableSignOnAs(provider: string, email: string): Promise<void>;
  /** Changes an item as another user. */
  changeItem(collection: string, key: string, values: Item): Promise<void>;
  /** Deletes an item as another user. */
  deleteItem(collection: string, key: string): Promise<void>;
  /** The writes so far, in order. */
  writes(): Promise<readonly Write[]>;
  /** The reads so far, in order. */
  reads(): Promise<readonly Read[]>;
}

/** The application as one driver assembles it. Every scenario has its own, with a fresh world. */
export interface Assembly {
  /** How long a check may take to pass, in ms; 0 when everything is synchronous. */
  readonly timeoutMs: number;
  /** Acts in the current tab. */
  readonly actor: Actor;
  /** Opens another tab of the browser and makes it the current one. */
  openTab(): void;
  /** Makes another open tab the current one; 0 for the first. */
  switchToTab(index: number): Promise<void>;
  /** Throws when the assembly has no server. */
  readonly server: Server;
  /** In ms since 1970, for application and server. */
  now(): number;
  /** Changes the world; call it before the application is opened. */
  prepare(change: (world: World) => World): void;
  /** Sets the browser language, as 'de-AT'; call it before the application is opened. */
  setLanguage(language: string): void;
  dispose(): Promise<void>;
}

/** What the tags of a scenario request of the assembly. */
export interface AssemblyOptions {
  /** Whether the application runs against a REST server in the browser, too. */
  readonly server: boolean;
  /** The generation of a real server that the application runs against; null for the twin. */
  readonly later: LaterServer | null;
}
