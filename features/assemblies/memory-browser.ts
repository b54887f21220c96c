import { type Call, succeed } from '../../src/kernel';
import type { Clipboard } from '../../src/ports/environment/clipboard';
import type { Preferences } from '../../src/ports/environment/preferences';
import type { Downloads } from '../../src/ports/environment/downloads';

/** Holds the last copied text. */
export class MemoryClipboard implements Clipboard {
  text = '';

  write(text: string): Call<boolean> {
    this.text = text;
    return succeed(true);
  }

  read(): Call<string | null> {
    return succeed(this.text);
  }
}

/** Lasts as long as the scenario. */
export class MemoryPreferences implements Preferences {
  private readonly values = new Map<string, string>();

  read(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  write(key: string, value: string): void {
    this.values.set(key, value);
  }

  remove(key: string): void {
    this.values.delete(key);
  }
}

/** Records downloads instead of saving them. */
export class RecordedDownloads implements Downloads {
  last: { readonly name: string; readonly file: Blob } | null = null;

  save(name: string, file: Blob): void {
    this.last = { name, file };
  }
}
