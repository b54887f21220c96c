import { right } from 'fp-ts/Either';
import { catchError, defer, map, of } from 'rxjs';
import type { Call } from '../../kernel';
import type { Clipboard } from '../../ports/clipboard';

/** The browser's own; there is none on pages without https. */
export class BrowserClipboard implements Clipboard {
  constructor(
    private readonly navigator: {
      readonly clipboard?: Partial<Pick<Navigator['clipboard'], 'writeText' | 'readText'>>;
    },
  ) {}

  write(text: string): Call<boolean> {
    return defer(async () => {
      const { clipboard } = this.navigator;
      await clipboard?.writeText?.(text);
      return clipboard?.writeText !== undefined;
    }).pipe(
      catchError(() => of(false)),
      map((written) => right(written)),
    );
  }

  read(): Call<string | null> {
    return defer(async () => (await this.navigator.clipboard?.readText?.()) ?? null).pipe(
      catchError(() => of(null)),
      map((text) => right(text)),
    );
  }
}
