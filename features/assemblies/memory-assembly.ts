import type { World } from '../../src/adapters/memory';
import { Database } from '../../src/adapters/memory';
import { VirtualClock } from '../../tests/support/virtual-clock';
import { MemoryActor } from '../actors/memory-actor';
import type { Assembly, Server } from './assembly';
import { initialWorld } from './fresh-world';
import { MemoryServer } from './memory-far-end';
import { memoryServices } from './memory-services';

/** The morning on which the magazine's world stands still. */
const NOW = Date.parse('2026-11-20T10:40:00Z');

/** View-models and use cases over the world in memory: no page, no time that passes. */
export class MemoryAssembly implements Assembly {
  readonly timeoutMs = 0;
  readonly actor: MemoryActor;
  readonly server: Server;
  private readonly database = new Database(initialWorld());
  private readonly clock = new VirtualClock(NOW);
  private preferred = 'en-US';

  constructor() {
    const farEnd = new MemoryServer(this.database, this.clock);
    this.server = farEnd;
    this.actor = new MemoryActor(
      this.clock,
      () => memoryServices(farEnd, this.clock),
      () => this.preferred,
    );
  }

  now(): number {
    return this.clock.now();
  }

  prepare(change: (world: World) => World): void {
    this.database.replace(change(this.database.snapshot()));
  }

  setLanguage(language: string): void {
    this.preferred = language;
  }

  async dispose(): Promise<void> {
    this.actor.dispose();
  }
}
