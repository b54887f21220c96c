import type { Observable } from 'rxjs';
import type { Item } from '../../domain/items';
import type { Attempt, EditedPlace } from '../../domain/recovery';
import type { Json, RemoteData } from '../../kernel';

/** What the journal needs of an open item, or of several: where it stands with the server, and what is typed into its form. */
export interface RecordedForm {
  readonly target: EditedPlace;
  /** A new item becomes an existing one. */
  readonly target$: Observable<EditedPlace>;
  /** The item as the server has it; of several items nothing. */
  readonly item$: Observable<RemoteData<Item>>;
  /** These fields count as they were then, for the comparison that comes before a save. */
  dateBack(origins: Item): void;
  /** A new item that is on its way, or of which nobody knows whether it was made. */
  readonly attempt$: Observable<Attempt | null>;
  /** Another page has sent this as a new item, and nobody has heard what became of it. */
  resume(attempt: Attempt): void;
  readonly form: {
    readonly values$: Observable<Item>;
    readonly unfinishedTexts$: Observable<ReadonlyMap<string, string>>;
    readonly rawTexts$: Observable<ReadonlyMap<string, string>>;
    readonly dirty$: Observable<boolean>;
    readonly edits: Item;
    change(name: string, value: Json): void;
    keepUnfinished(name: string, text: string | null): void;
    keepRawText(name: string, text: string | null): void;
  };
}
