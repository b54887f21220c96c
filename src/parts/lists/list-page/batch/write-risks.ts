import { type Observable, of } from 'rxjs';
import type { PlannedWrite, PrimaryKey } from '../../../../domain/items';
import type { TextKey } from '../../../../kit';

/** What the user should know before a write to several items is sent. */
export interface WriteRisks {
  /** Emits once: the texts to confirm; none if there is nothing to say. */
  readonly risksOf: (keys: readonly PrimaryKey[], write: PlannedWrite) => Observable<readonly TextKey[]>;
}

/** For items that are like any others. */
export const NO_RISKS: WriteRisks = { risksOf: () => of([]) };
