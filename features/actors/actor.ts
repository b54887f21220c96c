import type { BatchActor, ImportExportActor } from './batch-actors';
import type { CalendarActor, CardsActor, ColumnsActor, ListActor, RowsActor } from './list-actors';
import type { CommentsActor, RevisionsActor } from './activity-actors';
import type { ShellActor, SignInActor } from './shell-actors';
import type { FieldActor, FormActor, ItemActor, RecoveryActor, SavingActor } from './item-actors';
import type { PoliciesActor } from './policies-actor';
import type { RolesActor } from './roles-actor';
import type { DataModelActor } from './data-model-actor';
import type { PermissionActor } from './permission-actor';
import type { ModelChangesActor } from './model-changes-actor';
import type { FileActor } from './file-actor';
import type { LibraryActor } from './library-actor';
import type { PermissionsActor } from './permissions-actor';
import type { FileFieldActor } from './file-field-actor';
import type { RelatedDrawerActor } from './related-drawer-actor';
import type { RepeaterActor } from './repeater-actor';
import type { RelatedListActor } from './related-list-actor';
import type { TranslationsActor } from './translations-actor';
import type { TreeActor } from './tree-actor';
import type { UsersActor } from './user-actors';
import type { SystemFieldsActor } from './system-fields-actor';
import type { TwoFactorActor } from './two-factor-actor';
import type { UploadsActor } from './uploads-actor';
import type { FiltersActor, ViewActor } from './view-actors';

/**
 * A user of the application, independent of the driver: commands, which may have no effect, and queries about what is
 * shown. Both use displayed names; collections and fields are identified by their keys where the interfaces say so.
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
  readonly relatedList: RelatedListActor;
  readonly relatedDrawer: RelatedDrawerActor;
  readonly repeater: RepeaterActor;
  readonly translations: TranslationsActor;
  readonly tree: TreeActor;
  readonly saving: SavingActor;
  readonly signIn: SignInActor;
  readonly shell: ShellActor;
  readonly batch: BatchActor;
  readonly importExport: ImportExportActor;
  readonly view: ViewActor;
  readonly recovery: RecoveryActor;
  readonly library: LibraryActor;
  readonly file: FileActor;
  readonly uploads: UploadsActor;
  readonly fileFields: FileFieldActor;
  readonly users: UsersActor;
  readonly systemFields: SystemFieldsActor;
  readonly twoFactor: TwoFactorActor;
  readonly dataModel: DataModelActor;
  readonly roles: RolesActor;
  readonly policies: PoliciesActor;
  readonly permission: PermissionActor;
  readonly permissions: PermissionsActor;
  readonly modelChanges: ModelChangesActor;

  /** Goes to an address of the application, such as '/collections/tags'. The session of this browser stays. */
  opens(address: string): Promise<void>;
  /** Reloads the open page. */
  loadsAgain(): Promise<void>;
  signsIn(email: string, password: string): Promise<void>;
  /** Opens an address with a session: in a new browser a stored one where it can be, otherwise by signing in. */
  opensSignedIn(email: string, password: string, address?: string): Promise<void>;
  signsOut(): Promise<void>;
  /** Follows the collection's entry in the navigation. */
  goesTo(collection: string): Promise<void>;
  /** Goes back by one entry of the browser's history. */
  goesBack(): Promise<void>;
  /** Opens a collection, but leaves before the visit is recorded. */
  visitsBriefly(collection: string): Promise<void>;
  /** Waits until the visit is recorded. */
  waitsBriefly(): Promise<void>;
  /**
   * Waits until no request is pending and the page has not changed for a while; for checks that
   * something is missing.
   */
  settles(): Promise<void>;
  /** Uses the retry of the page. */
  triesAgain(): Promise<void>;
  /** Answers the dialog about unsaved changes. */
  answers(choice: 'keep editing' | 'keep draft' | 'discard changes' | 'save'): Promise<void>;
  choosesLanguage(name: string): Promise<void>;
  /** Chooses language or theme of the account in its menu. */
  choosesAccountLanguage(name: string): Promise<void>;
  choosesAccountTheme(theme: string): Promise<void>;
  /** Chooses the theme of this device; null as in the account. */
  choosesDeviceTheme(theme: string | null): Promise<void>;
  waits(minutes: number): Promise<void>;

  /**
   * The current page: 'on the way' while the first data are loading, 'sign-in', 'welcome',
   * 'reset-password', 'accept-invite', 'overview', 'not found', 'no access', 'unreachable', the key
   * of a collection for its list (or the form of a singleton), 'tags/3' for an item, 'tags/+' for a
   * new one.
   */
  location(): Promise<string>;
  /** The path and query of the address bar, as '/collections/tags'. */
  address(): Promise<string>;
  /** The page's heading. */
  heading(): Promise<string>;
  /** All messages of the page: notifications, alerts, dialogs, headings and empty states. */
  announcements(): Promise<readonly string[]>;
  /** The collections of the navigation, in their order. */
  collections(): Promise<readonly string[]>;
  /** 'auto', 'light' or 'dark'; a browser names what 'auto' shows. */
  theme(): Promise<string>;
  language(): Promise<{ readonly code: string; readonly direction: string }>;
}
