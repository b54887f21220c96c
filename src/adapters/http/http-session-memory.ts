import { map, type Observable } from 'rxjs';
import type { Confirmation, SessionMemory, SessionReads } from '../../ports/gateways/session-memory';
import type { KeptAnswers } from './kept-answers';
import type { KeptPages } from './kept-pages';

/** What the device remembers of a session, by the answers that are kept of its start and of its pages. */
export class HttpSessionMemory implements SessionMemory {
  constructor(
    private readonly answers: KeptAnswers,
    /** The gateways over a `RecallingClient` with the same answers. */
    private readonly reads: SessionReads,
    private readonly pages: Pick<KeptPages, 'open' | 'clear' | 'forget'>,
  ) {}

  recall(user: string): Observable<SessionReads | null> {
    this.pages.open(user);
    return this.answers.open(user).pipe(map((isStored) => (isStored ? this.reads : null)));
  }

  confirm(outcome: Confirmation): void {
    // With other rights, the server may give less than is kept.
    if (outcome === 'changed') this.pages.clear();
    this.answers.confirm(outcome);
  }

  forget(): void {
    this.pages.forget();
    this.answers.forget();
  }
}
