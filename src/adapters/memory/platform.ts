import type { JsonObject } from '../../kernel';
import type { Accountability } from './accountability';
import type { Database } from './database';
import { CommentsService } from './services/activity';
import { AuthService } from './services/auth';
import { ItemsService } from './services/items';
import { PermissionsService } from './services/permissions';
import { SchemaEditor, SchemaService } from './services/schema';
import { ServerService } from './services/server';
import { SortingService } from './services/sorting';
import { UsersService } from './services/users';

export interface PlatformOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long an access token is good for, in ms; a quarter of an hour unless told. */
  readonly accessTokenLifetime?: number;
  /** What `/server/info` tells administrators about the machine: the parts `node` and `os`. */
  readonly machine?: JsonObject;
}

const QUARTER_OF_AN_HOUR = 15 * 60 * 1000;

/** The platform over one database: its services, each on behalf of somebody. Knows nothing of HTTP or of ports. */
export class Platform {
  readonly auth: AuthService;
  private readonly now: () => number;
  private readonly machine: JsonObject;

  constructor(
    readonly database: Database,
    { now, accessTokenLifetime = QUARTER_OF_AN_HOUR, machine = {} }: PlatformOptions,
  ) {
    this.now = now;
    this.machine = machine;
    this.auth = new AuthService(database, now, accessTokenLifetime);
  }

  /** Refused when there is no such collection. */
  items(collection: string, who: Accountability): ItemsService {
    return collection === 'directus_permissions'
      ? new PermissionsService(this.database, who, this.now)
      : new ItemsService(this.database, collection, who, this.now);
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

  schema(who: Accountability): SchemaService {
    return new SchemaService(this.database, who);
  }

  /** Refused for everybody but administrators. */
  schemaEditor(who: Accountability): SchemaEditor {
    return new SchemaEditor(this.database, who, this.now);
  }

  server(who: Accountability): ServerService {
    return new ServerService(this.database, who, this.now, this.machine);
  }
}
