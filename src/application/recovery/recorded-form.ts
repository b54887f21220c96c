import type { Observable } from 'rxjs';
import type { Item, Target } from '../../domain/items';
import type { Json, Remote } from '../../kernel';

/** What the journal needs of an open item: where it stands with the server, and what is typed into its form. */
export interface RecordedForm {
  readonly target: Target;
  /** A new item becomes an existing one. */
  readonly target$: Observable<Target>;
  /** The item as the server has it. */
  readonly item$: Observable<Remote<Item>>;
  /** These fields count as they were then, for the comparison that comes before a save. */
  dateBack(origins: Item): void;
  readonly form: {
    readonly values$: Observable<Item>;
    readonly unfinishedTexts$: Observable<ReadonlyMap<string, string>>;
    readonly dirty$: Observable<boolean>;
    readonly edits: Item;
    change(name: string, value: Json): void;
    keepUnfinished(name: string, text: string | null): void;
  };
}
