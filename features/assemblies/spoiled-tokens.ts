import type { Call } from '../../src/kernel';
import type { SessionTokens } from '../../src/ports/session-tokens';

/** The tokens of a session, as a platform takes them that has changed what it signs with: those from before are refused. */
export class InvalidatedTokens implements SessionTokens {
  private spoiled: string | null = null;

  constructor(private readonly tokens: SessionTokens) {}

  current(): string | null {
    const token = this.tokens.current();
    return token !== null && token === this.spoiled ? `${token}-spoiled` : token;
  }

  refresh(): Call<string> {
    return this.tokens.refresh();
  }

  /** The one at hand. */
  invalidate(): void {
    this.spoiled = this.tokens.current();
  }
}
