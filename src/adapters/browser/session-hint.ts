import * as t from 'io-ts';
import { decodeJsonText } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { Preferences } from '../../ports/environment/preferences';
import type { EarlyRefresh } from './early-refresh';

/** Sessions of the platform last this long unless it is configured otherwise, in ms. */
const SESSION_MS = 7 * 24 * 60 * 60 * 1000;

/** `at` is the time of the last sign-in or refresh, in ms since 1970. */
const storedUser = t.type({ user: t.string, at: t.number });

/** What this browser remembers of its session at an API, in its preferences and in what the early refresh reads. */
export class BrowserSessionHint {
  private readonly userKey: string;
  private readonly endKey: string;

  constructor(
    private readonly api: string,
    private readonly early: Pick<EarlyRefresh, 'expectedApi' | 'expect' | 'forget'>,
    private readonly preferences: Preferences,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.userKey = `session-user ${api}`;
    this.endKey = `session-ended ${api}`;
  }

  isSet(): boolean {
    return this.early.expectedApi() === this.api;
  }

  set(user: string | null): void {
    this.early.expect(this.api);
    this.preferences.remove(this.endKey);
    if (user === null) this.preferences.remove(this.userKey);
    else this.preferences.write(this.userKey, JSON.stringify({ user, at: this.clock.now() }));
  }

  clear(): void {
    this.forget();
    this.preferences.remove(this.endKey);
  }

  end(): void {
    this.forget();
    this.preferences.write(this.endKey, 'yes');
  }

  isEnding(): boolean {
    return this.preferences.read(this.endKey) !== null;
  }

  user(): string | null {
    const text = this.isSet() ? this.preferences.read(this.userKey) : null;
    const stored = text === null ? null : decodeJsonText(storedUser, text);
    const age = stored === null ? null : this.clock.now() - stored.at;
    return stored !== null && age !== null && age >= 0 && age < SESSION_MS ? stored.user : null;
  }

  private forget(): void {
    this.early.forget();
    this.preferences.remove(this.userKey);
  }
}
