import type { Preferences } from '../../ports/preferences';

const PREFIX = 'quarterdeck.';

/** Local storage; where it is forbidden or full, choices last as long as the page. */
export class BrowserPreferences implements Preferences {
  private readonly unsaved = new Map<string, string>();

  constructor(private readonly storage: Storage) {}

  read(key: string): string | null {
    try {
      return this.unsaved.get(key) ?? this.storage.getItem(PREFIX + key);
    } catch {
      return this.unsaved.get(key) ?? null;
    }
  }

  write(key: string, value: string): void {
    try {
      this.storage.setItem(PREFIX + key, value);
      this.unsaved.delete(key);
    } catch {
      this.unsaved.set(key, value);
    }
  }
}
