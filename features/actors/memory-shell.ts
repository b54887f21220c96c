import { ConnectionService, NotificationsService } from '../../src/kit';
import type { MemoryPages } from './memory-pages';
import type { MemoryWords } from './memory-words';
import { now } from './now';
import type { ShellActor } from './shell-actor';

const onlyPages = (): Error => new Error('Palette, shortcuts and cards are the page’s part: tag the scenario @browser');

/** Asks the use cases behind the frame. */
export class MemoryShell implements ShellActor {
  constructor(
    private readonly pages: MemoryPages,
    private readonly words: MemoryWords,
  ) {}

  async looksFor(): Promise<void> {
    throw onlyPages();
  }

  async takes(): Promise<void> {
    throw onlyPages();
  }

  async asksForShortcuts(): Promise<void> {
    throw onlyPages();
  }

  async asksForMessages(): Promise<void> {
    this.pages.settle();
  }

  async looksAtOneself(): Promise<void> {
    throw onlyPages();
  }

  async found(): Promise<readonly string[]> {
    throw onlyPages();
  }

  async reasonAgainst(): Promise<string | null> {
    throw onlyPages();
  }

  async shortcuts(): Promise<readonly string[]> {
    throw onlyPages();
  }

  async messages(): Promise<readonly string[]> {
    return now(this.pages.services.get(NotificationsService).history$).map((notice) => this.words.notice(notice));
  }

  async card(): Promise<string> {
    throw onlyPages();
  }

  async connection(): Promise<string> {
    const { quality, latency } = now(this.pages.services.get(ConnectionService).state$);
    if (latency === null) return this.words.say({ key: `connection_${quality}` });
    return this.words.say({ key: `connection_${quality}_in`, parameters: { latency } });
  }
}
