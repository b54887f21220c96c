import type { Observable } from 'rxjs';
import type { JournalEntry } from '../../domain/recovery';
import { Live } from '../../kernel';
import type { UnfinishedWork } from './unfinished-work';

/** All that pages which are gone have left unsaved, wherever it was, as it stood when the list was opened. */
export class UnfinishedList {
  private readonly entries: Live<readonly JournalEntry[]>;
  /** Newest first. */
  readonly entries$: Observable<readonly JournalEntry[]>;

  constructor(unfinished: UnfinishedWork) {
    this.entries = new Live<readonly JournalEntry[]>([], unfinished.entries());
    this.entries$ = this.entries.value$;
  }

  dispose(): void {
    this.entries.dispose();
  }
}
