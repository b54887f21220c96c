import { ProjectStore } from '../../../src/application/settings';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import type { ShellActor } from '../shell-actors';
import { Notifications } from '../../../src/application/notifications';
import { Connection } from '../../../src/application/connection';
import { currentValue } from '../../../src/kernel';

const onlyPages = (): Error => new Error('Palette, shortcuts and cards are the page’s part: tag the scenario @browser');

/** Drives the use cases of the app shell. */
export class MemoryShell implements ShellActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async accentColour(): Promise<string> {
    return currentValue(this.router.services.get(ProjectStore).color$) ?? '';
  }

  async searchesPalette(): Promise<void> {
    throw onlyPages();
  }

  async runsCommand(): Promise<void> {
    throw onlyPages();
  }

  async opensInNewTab(): Promise<void> {
    throw onlyPages();
  }

  async retriesPaletteSearch(): Promise<void> {
    throw onlyPages();
  }

  async commandNote(): Promise<string> {
    throw onlyPages();
  }

  async markedPart(): Promise<string> {
    throw onlyPages();
  }

  async newTabAddress(): Promise<string> {
    throw onlyPages();
  }

  async opensShortcuts(): Promise<void> {
    throw onlyPages();
  }

  async opensNotifications(): Promise<void> {
    this.router.settle();
  }

  async opensAccount(): Promise<void> {
    throw onlyPages();
  }

  async choosesInAccountMenu(): Promise<void> {
    throw onlyPages();
  }

  async commands(): Promise<readonly string[]> {
    throw onlyPages();
  }

  async disabledReason(): Promise<string | null> {
    throw onlyPages();
  }

  async shortcuts(): Promise<readonly string[]> {
    throw onlyPages();
  }

  async notifications(): Promise<readonly string[]> {
    return currentValue(this.router.services.get(Notifications).history$).map((notice) => this.texts.notice(notice));
  }

  async accountMenu(): Promise<string> {
    throw onlyPages();
  }

  async connectionLabel(): Promise<string> {
    const { quality, latency } = currentValue(this.router.services.get(Connection).state$);
    if (latency === null) return this.texts.translate({ key: `connection_${quality}` });
    return this.texts.translate({ key: `connection_${quality}_in`, parameters: { latency } });
  }
}
