import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { currentValue } from './current-value';
import type { ShellActor } from '../shell-actors';
import { Notifications } from '../../../src/application/notifications';
import { Connection } from '../../../src/application/connection';

const onlyPages = (): Error => new Error('Palette, shortcuts and cards are the page’s part: tag the scenario @browser');

/** Asks the use cases behind the frame. */
export class MemoryShell implements ShellActor {
  constructor(
    private readonly pages: MemoryRouter,
    private readonly words: MemoryTexts,
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
    return currentValue(this.pages.services.get(Notifications).history$).map((notice) => this.words.notice(notice));
  }

  async card(): Promise<string> {
    throw onlyPages();
  }

  async connection(): Promise<string> {
    const { quality, latency } = currentValue(this.pages.services.get(Connection).state$);
    if (latency === null) return this.words.say({ key: `connection_${quality}` });
    return this.words.say({ key: `connection_${quality}_in`, parameters: { latency } });
  }
}
