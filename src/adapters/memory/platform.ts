import type { ExtensionKind } from '../../domain/extensions';
import type { JsonObject } from '../../kernel';
import type { ImageResizer } from '../../ports/image-resizer';
import type { Accountability } from './accountability';
import type { Database } from './world/database';
import { Outbox } from './outbox';
import { CommentsService } from './services/activity';
import { AssetsService } from './services/assets';
import { AuthService, PasswordsService, type Signing } from './services/auth';
import { FileItems, type FetchFile } from './services/files';
import { ItemsService } from './services/items';
import { PermissionItems } from './services/permissions';
import { RoleItems } from './services/roles';
import { SchemaEditor, SchemaService } from './services/schema';
import { ServerService } from './services/server';
import { SortingService } from './services/sorting';
import { InvitationsService, SecondFactorsService, UserItems, UsersService } from './services/users';

export interface PlatformOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long an access token is good for, in ms; a quarter of an hour unless told. */
  readonly accessTokenLifetime?: number;
  /** What `/server/info` tells administrators about the machine: the parts `node` and `os`. */
  readonly machine?: JsonObject;
  /** What tokens are signed with. A world holds no secrets, so that all twins have the same unless told. */
  readonly secret?: string;
  /** Where the application is, as mailed links say it. */
  readonly appUrl?: string;
  /** Where mails go instead of going out; one of its own unless given. */
  readonly outbox?: Outbox;
  /** The names of those who sign people in elsewhere; nobody unless told. */
  readonly signOnProviders?: readonly string[];
  /** Resizes images; without one that is refused. */
  readonly workshop?: ImageResizer;
  /** Fetches what is imported; nothing can be had anywhere unless given. */
  readonly fetchFile?: FetchFile;
}

const DEFAULT_TOKEN_LIFETIME_MS = 15 * 60 * 1000;

const DEFAULT_SECRET = 'a twin has nothing to hide';

type ItemsOf = new (database: Database, who: Accountability, now: () => number) => ItemsService;

/** Collections whose items are more than items. */
const SYSTEM_ITEMS: Readonly<Record<string, ItemsOf>> = {
  directus_files: FileItems,
  directus_permissions: PermissionItems,
  directus_roles: RoleItems,
  directus_users: UserItems,
};

/** The platform over one database: its services, each on behalf of somebody. Knows nothing of HTTP or of ports. */
export class Platform {
  readonly auth: AuthService;
  readonly passwords: PasswordsService;
  /** Every mail of this platform. */
  readonly outbox: Outbox;
  readonly signOnProviders: readonly string[];
  private readonly signing: Signing;
  private readonly appUrl: string;
  private readonly now: () => number;
  private readonly machine: JsonObject;
  private readonly workshop: ImageResizer | null;
  /** Fetches what is imported. */
  readonly fetchFile: FetchFile;

  constructor(
    readonly database: Database,
    { now, machine = {}, ...options }: PlatformOptions,
  ) {
    const { secret = DEFAULT_SECRET, appUrl = '/admin', outbox = new Outbox(), signOnProviders = [] } = options;
    this.now = now;
    this.machine = machine;
    this.workshop = options.workshop ?? null;
    this.fetchFile = options.fetchFile ?? (() => Promise.resolve(null));
    this.appUrl = appUrl;
    this.outbox = outbox;
    this.signOnProviders = signOnProviders;
    this.signing = { secret, now };
    this.auth = new AuthService(database, this.signing, options.accessTokenLifetime ?? DEFAULT_TOKEN_LIFETIME_MS);
    this.passwords = new PasswordsService(database, this.signing, outbox, appUrl);
  }

  /** Refused when there is no such collection. */
  items(collection: string, who: Accountability): ItemsService {
    const Particular = Object.hasOwn(SYSTEM_ITEMS, collection) ? SYSTEM_ITEMS[collection] : undefined;
    return Particular === undefined
      ? new ItemsService(this.database, collection, who, this.now)
      : new Particular(this.database, who, this.now);
  }

  files(who: Accountability): FileItems {
    return new FileItems(this.database, who, this.now);
  }

  assets(who: Accountability): AssetsService {
    return new AssetsService(this.database, who, this.now, this.workshop);
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

  /** What it does is refused to everybody but administrators. */
  schemaEditor(who: Accountability): SchemaEditor {
    return new SchemaEditor(this.database, who, this.now);
  }

  /** The names of extensions; whoever asks. */
  extensions(kind: ExtensionKind): readonly string[] {
    return this.database.extensions[kind] ?? [];
  }

  server(who: Accountability): ServerService {
    return new ServerService(this.database, who, this.now, this.machine);
  }
}
