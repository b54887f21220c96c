import { left, right } from 'fp-ts/Either';
import { Observable, of } from 'rxjs';
import { collection, primaryKey, world } from '../../../fixtures/builders';
import { anonymousAccess, type NewPermission, type Permission, type PermissionRules } from '../../domain/permissions';
import { schemaOf } from '../../domain/schema';
import type { RoleOverview } from '../../domain/users';
import { apiFailure, type Call, type Failure, networkFailure, succeed } from '../../kernel';
import { type CopyPermissionDependencies, PermissionChanges } from '.';

export type Fate = 'answered' | 'refused' | 'request lost' | 'answer lost';

export const FULL: PermissionRules = { fields: ['*'], permissions: null, validation: null, presets: null };
export const TITLE: PermissionRules = { ...FULL, fields: ['title'] };

const sample = world('sample', [collection('articles', {}, [primaryKey()]), collection('old', null, [])]);
const UNMANAGED = schemaOf(sample.collections, sample.fields, sample.relations);
const set = world('sample', [collection('articles', {}, [primaryKey()]), collection('old', {}, [primaryKey()])]);
const MANAGED = schemaOf(set.collections, set.fields, set.relations);

/** A server whose requests wait until they are answered, each with its fate. */
export class HeldServer {
  private readonly waiting: ((fate: Fate) => void)[] = [];
  rows: readonly Permission[] = [];
  roles: readonly RoleOverview[] = [];
  schema = UNMANAGED;
  readonly log: string[] = [];
  readonly failures: Failure[] = [];
  readonly changes = new PermissionChanges();
  readonly announced: (string | null)[] = [];
  private nextId = 1;

  constructor() {
    this.changes.changed$.subscribe((role) => this.announced.push(role));
  }

  get dependencies(): CopyPermissionDependencies {
    return {
      permissions: {
        listForRole: (role) => this.held('list', () => this.rows.filter((row) => row.role === role)),
        listAll: () => this.held('list', () => this.rows),
        createMany: (created) => this.held('create', () => created.map((one) => this.add(one))),
        update: (id, changed) =>
          this.held('update', () => {
            this.rows = this.rows.map((each) => (each.id === id ? { ...each, ...changed } : each));
            return this.rows.find((each) => each.id === id) as Permission;
          }),
        removeMany: (ids) =>
          this.held('delete', () => void (this.rows = this.rows.filter(({ id }) => !ids.includes(id ?? 0)))),
      },
      roles: { read: () => succeed({ app_access: true } as never), overview: () => succeed(this.roles) },
      editing: {
        updateCollection: () =>
          this.held('create_meta', () => {
            this.schema = MANAGED;
            return null as never;
          }),
      },
      schema: { schema: this.schema, schema$: of(this.schema), load: () => succeed(undefined) },
      access: { access: anonymousAccess, load: () => succeed(undefined) },
      changes: this.changes,
      notifications: { showFailure: (failure) => void this.failures.push(failure) },
    };
  }

  add(one: NewPermission): Permission {
    const created = { ...one, id: this.nextId };
    this.nextId += 1;
    this.rows = [...this.rows, created];
    return created;
  }

  /** Answers the oldest request; false when there is none. */
  answer(fate: Fate = 'answered'): boolean {
    const next = this.waiting.shift();
    next?.(fate);
    return next !== undefined;
  }

  /** A write is on its way. Another user's at the same moment would need a lock on the server. */
  get isWriting(): boolean {
    return this.waiting.length > 0 && this.log.at(-1) !== 'list';
  }

  answerAll(): void {
    for (let more = true; more;) more = this.answer();
  }

  private held<A>(name: string, effect: () => A): Call<A> {
    return new Observable((observer) => {
      this.log.push(name);
      this.waiting.push((fate) => {
        const happens = fate === 'answered' || fate === 'answer lost';
        const value = happens ? effect() : null;
        if (fate === 'answered') observer.next(right(value as A));
        else
          observer.next(
            left(fate === 'refused' ? apiFailure(403, 'FORBIDDEN', '') : networkFailure(name, name !== 'list')),
          );
        observer.complete();
      });
    });
  }
}
