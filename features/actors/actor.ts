import type { BatchActor, ImportExportActor } from './batch-actors';
import type { CalendarActor, CardsActor, ColumnsActor, ListActor, RowsActor } from './list-actors';
import type { CommentsActor, RevisionsActor } from './activity-actors';
import type { ShellActor, SignInActor } from './shell-actors';
import type { FieldActor, FormActor, ItemActor, RecoveryActor, SavingActor } from './item-actors';
import type { FiltersActor, ViewActor } from './view-actors';

/**
 * Somebody at the application, whichever way it is driven: attempts, which may come to nothing, and questions about
 * what is there to be seen. Attempts and questions use the names that people see, collections and fields their keys.
 */
export interface Actor {
  readonly list: ListActor;
  readonly cards: CardsActor;
  readonly calendar: CalendarActor;
  readonly filters: FiltersActor;
  readonly rows: RowsActor;
  readonly columns: ColumnsActor;
  readonly item: ItemActor;
  readonly form: FormActor;
  readonly revisions: RevisionsActor;
  readonly comments: CommentsActor;
  readonly fields: FieldActor;
  readonly saving: SavingActor;
  readonly signIn: SignInActor;
  readonly shell: ShellActor;
  readonly batch: BatchActor;
  readonly importExport: ImportExportActor;
  readonly view: ViewActor;
  readonly recovery: RecoveryActor;

  /** Goes to an address of the application, such as '/collections/tags'. The session of this browser stays. */
  opens(address: string): Promise<void>;
  /** Loads the page that is open once more. */
  loadsAgain(): Promise<void>;
  signsIn(email: string, password: string): Promise<void>;
  signsOut(): Promise<void>;
  /** Follows the collection's entry in the navigation. */
  goesTo(collection: string): Promise<void>;
  /** Likewise, but goes on before a visit counts. */
  visitsBriefly(collection: string): Promise<void>;
  /** Stays until a visit counts. */
  waitsBriefly(): Promise<void>;
  /** Tries again what the page says has failed. */
  triesAgain(): Promise<void>;
  /** Of a dialog that asks about unsaved changes. */
  answers(choice: 'keep editing' | 'discard changes'): Promise<void>;
  choosesLanguage(name: string): Promise<void>;
  waits(minutes: number): Promise<void>;

  /**
   * Where: 'on the way' while the first data are loading, 'sign-in', 'welcome', 'reset-password', 'accept-invite', 'overview', 'not found',
   * 'no access', 'unreachable', the key of a collection for its list (or the form of a singleton), 'tags/3' for an item, 'tags/+' for a new one.
   */
  location(): Promise<string>;
  /** What stands in the address bar, as '/collections/tags'. */
  address(): Promise<string>;
  /** The page's heading. */
  heading(): Promise<string>;
  /** Everything that is announced, from notices to what stands in place of a list. */
  announcements(): Promise<readonly string[]>;
  /** The collections of the navigation, in their order. */
  collections(): Promise<readonly string[]>;
  language(): Promise<{ readonly code: string; readonly direction: string }>;
}
