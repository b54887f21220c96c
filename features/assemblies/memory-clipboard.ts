import { succeed, type Call } from '../../src/kernel';
import type { Clipboard } from '../../src/ports/clipboard';

/** Keeps what was copied last. */
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
