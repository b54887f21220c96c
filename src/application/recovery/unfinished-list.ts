import type { Observable } from 'rxjs';
import type { JournalEntry } from '../../domain/recovery';
import { StateValue } from '../../kernel';
import type { UnfinishedWork } from './unfinished-work';

/** All that pages which are gone have left unsaved, wherever it was, as it stood when the list was opened. */
export class UnfinishedList {
  private readonly entries: StateValue<readonly JournalEntry[]>;
  /** Newest first. */
  readonly entries$: Observable<readonly JournalEntry[]>;

  constructor(unfinished: UnfinishedWork) {
    this.entries = new StateValue<readonly JournalEntry[]>([], unfinished.entries());
    this.entries$ = this.entries.value$;
  }

  dispose(): void {
    this.entries.dispose();
  }
}
