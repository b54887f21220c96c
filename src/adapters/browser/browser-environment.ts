import { right } from 'fp-ts/Either';
import {
  catchError,
  defer,
  distinctUntilChanged,
  fromEvent,
  map,
  merge,
  type Observable,
  of,
  startWith,
  timer,
} from 'rxjs';
import type { Call } from '../../kernel';
import type { PageVisibility } from '../../ports/environment/page-visibility';
import type { Clipboard } from '../../ports/environment/clipboard';
import type { Clock } from '../../ports/environment/clock';
import type { Identifiers } from '../../ports/environment/identifiers';
import type { Network } from '../../ports/environment/network';
import type { OpenPage } from '../../ports/environment/open-page';
import type { Preferences } from '../../ports/environment/preferences';

export class BrowserClock implements Clock {
  now(): number {
    return Date.now();
  }

  after(milliseconds: number): Observable<void> {
    return timer(milliseconds).pipe(map(() => undefined));
  }
}

const UUID_PATTERN = 'xxxxxxxx-xxxx-4xxx-vxxx-xxxxxxxxxxxx';

/** Version 4 UUIDs from `crypto.getRandomValues`; `crypto.randomUUID` is missing on pages without TLS. */
export class BrowserIdentifiers implements Identifiers {
  constructor(private readonly chance: Pick<Crypto, 'getRandomValues'>) {}

  uuid(): string {
    const bytes = this.chance.getRandomValues(new Uint8Array(UUID_PATTERN.length));
    const digits = [...UUID_PATTERN].map((place, index) => {
      const digit = (bytes[index] ?? 0) & 0xf;
      if (place === 'x') return digit.toString(16);
      return place === 'v' ? ((digit & 0x3) | 0x8).toString(16) : place;
    });
    return digits.join('');
  }
}

export class BrowserNetwork implements Network {
  readonly online$: Observable<boolean>;

  constructor(target: Pick<Window, 'addEventListener' | 'removeEventListener' | 'navigator'>) {
    this.online$ = merge(fromEvent(target, 'online'), fromEvent(target, 'offline')).pipe(
      startWith(null),
      map(() => target.navigator.onLine),
      distinctUntilChanged(),
    );
  }
}

/** `base` is the absolute URL that the application is mounted under. */
export class BrowserOpenPage implements OpenPage {
  constructor(
    private readonly location: Pick<Location, 'pathname'>,
    private readonly base: string,
  ) {}

  path(): string {
    return this.location.pathname.slice(new URL(this.base).pathname.replace(/\/$/, '').length);
  }
}

/** Before the title of a tab that calls attention. */
const ATTENTION_MARK = '● ';

export class BrowserPageVisibility implements PageVisibility {
  readonly visible$: Observable<boolean>;

  constructor(
    private readonly page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState' | 'title'>,
  ) {
    this.visible$ = fromEvent(page, 'visibilitychange').pipe(
      startWith(null),
      map(() => page.visibilityState === 'visible'),
      distinctUntilChanged(),
    );
  }

  callAttention(): void {
    const { page } = this;
    if (page.visibilityState === 'visible' || page.title.startsWith(ATTENTION_MARK)) return;
    page.title = ATTENTION_MARK + page.title;
    const unmark = (): void => {
      if (page.title.startsWith(ATTENTION_MARK)) page.title = page.title.slice(ATTENTION_MARK.length);
    };
    page.addEventListener('visibilitychange', unmark, { once: true });
  }
}

const PREFERENCES_PREFIX = 'quarterdeck.';

/** Local storage. Where it is blocked or full, values last as long as the page. */
export class BrowserPreferences implements Preferences {
  private readonly unsaved = new Map<string, string>();

  constructor(private readonly storage: Storage) {}

  read(key: string): string | null {
    try {
      return this.unsaved.get(key) ?? this.storage.getItem(PREFERENCES_PREFIX + key);
    } catch {
      return this.unsaved.get(key) ?? null;
    }
  }

  write(key: string, value: string): void {
    try {
      this.storage.setItem(PREFERENCES_PREFIX + key, value);
      this.unsaved.delete(key);
    } catch {
      this.unsaved.set(key, value);
    }
  }

  remove(key: string): void {
    this.unsaved.delete(key);
    try {
      this.storage.removeItem(PREFERENCES_PREFIX + key);
    } catch {
      // Blocked storage has nothing to remove.
    }
  }
}

/** The Clipboard API, which browsers offer on https pages only; without it, `write` emits false and `read` null. */
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
