import { EMPTY, Subject, switchMap } from 'rxjs';
import { type Call, chainCall, Effect, succeed } from '../../kernel';
import { userAccess } from '../../domain/users';
import type { AccessStore, RolesStore } from '../access';
import type { SchemaStore } from '../data-model';

/** Reads what depends on a role again after it was written or deleted. Outlives the page that wrote. */
export class RoleReload {
  private readonly requests = new Subject<void>();
  private readonly work: Effect;

  constructor(
    private readonly roles: Pick<RolesStore, 'load'>,
    private readonly access: Pick<AccessStore, 'access' | 'load'>,
    private readonly schema: Pick<SchemaStore, 'load'>,
  ) {
    this.work = new Effect(
      this.requests.pipe(
        switchMap(() => this.roles.load()),
        switchMap(() => (this.access.access.user === null ? EMPTY : this.loadAccess())),
      ),
    );
  }

  request(): void {
    this.requests.next();
  }

  dispose(): void {
    this.work.dispose();
  }

  /** The data model too, if the user reads other collections than before. */
  private loadAccess(): Call<void> {
    const before = this.kind;
    return this.access.load().pipe(chainCall(() => (this.kind === before ? succeed(undefined) : this.schema.load())));
  }

  private get kind(): string {
    const { user } = this.access.access;
    return JSON.stringify([user?.role?.id ?? null, user !== null && userAccess(user).admin_access]);
  }
}
