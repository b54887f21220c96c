import { type Observable, Subject } from 'rxjs';

/** Tells open tables of permissions that permissions were written elsewhere: in the drawer of a cell, or by a copy. */
export class PermissionChanges {
  private readonly changes = new Subject<string | null>();

  /** Emits the role, null for the public one, whose stored permissions have changed. */
  readonly changed$: Observable<string | null> = this.changes.asObservable();

  announce(role: string | null): void {
    this.changes.next(role);
  }
}
