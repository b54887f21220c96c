import type { ExtensionKind } from '../../domain/extensions';
import type { JsonObject } from '../../kernel';
import type { ImageResizer } from '../../ports/environment/image-resizer';
import type { Accountability } from './accountability';
import type { Database } from './world/database';
import { Outbox } from './outbox';
import { CommentsService } from './services/activity';
import { AssetsService } from './services/assets';
import { AuthService, PasswordsService, type Signing } from './services/auth';
import { FileItems, type FetchFile } from './services/files';
import { ItemsService } from './services/items';
import { ownPermissions, PermissionItems } from './services/permissions';
import { GuardedItems, publicPolicies } from './services/policies';
import { RoleItems } from './services/roles';
import { SchemaEditor, SchemaService } from './services/schema';
import { ServerService } from './services/server';
import { SortingService } from './services/sorting';
import { InvitationsService, SecondFactorsService, UserItems, UsersService } from './services/users';

export interface PlatformOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Lifetime of an access token in ms; 15 minutes by default. */
  readonly accessTokenLifetime?: number;
  /** The parts `node` and `os` of `/server/info`, for administrators. */
  readonly machine?: JsonObject;
  /** Signs tokens. All twins share the default, because a world holds no secrets. */
  readonly secret?: string;
  /** Base URL of the application in mailed links. */
  readonly appUrl?: string;
  /** Collects mails; a new one by default. */
  readonly outbox?: Outbox;
  /** Names of single sign-on providers; none by default. */
  readonly signOnProviders?: readonly string[];
  /** The email address that a provider confirms, by its name; a provider without one is unavailable. */
  readonly signOnEmails?: Readonly<Record<string, string>>;
  /** Resizes images; without it, resizing is rejected. */
  readonly imageResizer?: ImageResizer;
  /** Fetches imported files; without it, no URL can be fetched. */
  readonly fetchFile?: FetchFile;
}

const DEFAULT_TOKEN_LIFETIME_MS = 15 * 60 * 1000;

const DEFAULT_SECRET = 'a twin has nothing to hide';

type ItemsOf = new (database: Database, who: Accountability, now: () => number) => ItemsService;

/** System collections with rules of their own. */
const SYSTEM_ITEMS: Readonly<Record<string, ItemsOf>> = {
  directus_files: FileItems,
  directus_permissions: PermissionItems,
  directus_roles: RoleItems,
  directus_users: UserItems,
};

/** System collections of generation 11 that administrators are found by. */
const GUARDED = ['directus_policies', 'directus_access'];

/** The server's services over one database. Knows neither HTTP nor the ports. */
export class Platform {
  readonly auth: AuthService;
  readonly passwords: PasswordsService;
  readonly outbox: Outbox;
  readonly signOnProviders: readonly string[];
  readonly signOnEmails: ReadonlyMap<string, string>;
  private readonly signing: Signing;
  private readonly appUrl: string;
  private readonly now: () => number;
  private readonly machine: JsonObject;
  private readonly imageResizer: ImageResizer | null;
  readonly fetchFile: FetchFile;

  constructor(
    readonly database: Database,
    { now, machine = {}, ...options }: PlatformOptions,
  ) {
    const { secret = DEFAULT_SECRET, appUrl = '/admin', outbox = new Outbox(), signOnProviders = [] } = options;
    this.now = now;
    this.machine = machine;
    this.imageResizer = options.imageResizer ?? null;
    this.fetchFile = options.fetchFile ?? (() => Promise.resolve(null));
    this.appUrl = appUrl;
    this.outbox = outbox;
    this.signOnProviders = signOnProviders;
    this.signOnEmails = new Map(Object.entries(options.signOnEmails ?? {}));
    this.signing = { secret, now };
    this.auth = new AuthService(database, this.signing, options.accessTokenLifetime ?? DEFAULT_TOKEN_LIFETIME_MS);
    this.passwords = new PasswordsService(database, this.signing, outbox, appUrl);
  }

  /** Throws FORBIDDEN when the collection does not exist. */
  items(collection: string, who: Accountability): ItemsService {
    if (GUARDED.includes(collection)) return new GuardedItems(this.database, collection, who, this.now);
    const Particular = Object.hasOwn(SYSTEM_ITEMS, collection) ? SYSTEM_ITEMS[collection] : undefined;
    return Particular === undefined
      ? new ItemsService(this.database, collection, who, this.now)
      : new Particular(this.database, who, this.now);
  }

  files(who: Accountability): FileItems {
    return new FileItems(this.database, who, this.now);
  }

  assets(who: Accountability): AssetsService {
    return new AssetsService(this.database, who, this.now, this.imageResizer);
  }

  comments(who: Accountability): CommentsService {
    return new CommentsService(this.database, who, this.now);
  }

  sorting(who: Accountability): SortingService {
    return new SortingService(this.database, who);
  }

  users(who: Accountability): UsersService {
    return new UsersService(this.database, who, this.now);
  }

  secondFactors(who: Accountability): SecondFactorsService {
    return new SecondFactorsService(this.database, who, this.now);
  }

  invitations(who: Accountability): InvitationsService {
    return new InvitationsService(this.database, who, this.signing, this.outbox, this.appUrl);
  }

  schema(who: Accountability): SchemaService {
    return new SchemaService(this.database, who);
  }

  /** Rejects everything for roles without admin access. */
  schemaEditor(who: Accountability): SchemaEditor {
    return new SchemaEditor(this.database, who, this.now);
  }

  /** Whether the world has policies, as servers of generation 11. */
  get hasPolicies(): boolean {
    return this.database.model.hasPolicies;
  }

  publicPolicies(): readonly string[] {
    return publicPolicies(this.database);
  }

  /** What the caller may do, by collection and action. */
  ownPermissions(who: Accountability): Readonly<Record<string, JsonObject>> {
    return ownPermissions(this.database, who);
  }

  /** Names of installed extensions, for every caller. */
  extensions(kind: ExtensionKind): readonly string[] {
    return this.database.extensions[kind] ?? [];
  }

  server(who: Accountability): ServerService {
    return new ServerService(this.database, who, this.now, this.machine);
  }
}
