import { isRight } from 'fp-ts/Either';
import { BehaviorSubject, defer, finalize, forkJoin, map, type Observable, of, Subject, switchMap, take } from 'rxjs';
import { itemDependencies, type ItemDependencies } from '../../application/dependencies';
import type { GatedWrite, ItemEditing, WriteGate } from '../../application/item-editing';
import { ProjectStore } from '../../application/settings';
import { AccountRiskCheck } from '../../application/users';
import { valueIn, type PlannedWrite, type PrimaryKey } from '../../domain/items';
import { type AccountRisk, isPasswordAllowed } from '../../domain/users';
import { type FieldError, StateValue } from '../../kernel';
import { viewModel } from '../../kit';

const ARCHIVED = 'archived';

/** Shown in the sidebar, or not at all (spec 001, 4); not every server has all of them. */
const HIDDEN_FIELDS = [
  'id',
  'external_id',
  'last_page',
  'created_on',
  'created_by',
  'modified_by',
  'modified_on',
  'last_access',
] as const;

/** Options of the form of a user; `role` is preset for a new one. */
export const userOptions = (gate: WriteGate, role: string | null) =>
  ({
    hiddenFields: HIDDEN_FIELDS,
    gate,
    leavesWhen: ARCHIVED,
    prefill: role === null ? {} : { role },
  }) as const;

/** What the user has to confirm before a write. `has-files`: the server would refuse the deletion. */
export type UserQuestion =
  | { readonly kind: 'save' | 'archive' | 'unarchive' | 'delete'; readonly risks: readonly AccountRisk[] }
  | { readonly kind: 'has-files'; readonly canArchive: boolean };

/** A mistake that the server answers with an internal error, or does not notice. */
const error = (field: string, type: string): FieldError => ({ field, code: 'FAILED_VALIDATION', type, details: {} });

/**
 * Asks before writes to one user: what they mean for one's own access and for the project, and before every deletion.
 */
export class UserWrites {
  private readonly question = new BehaviorSubject<UserQuestion | null>(null);
  private readonly answers = new Subject<boolean>();
  private readonly policy: StateValue<string | null>;
  /** Null for none. */
  readonly question$: Observable<UserQuestion | null> = this.question.asObservable();
  readonly gate: WriteGate = (write, editing) => this.check(write, editing);

  constructor(
    private readonly items: Pick<ItemDependencies['items'], 'list'>,
    private readonly risks: Pick<AccountRiskCheck, 'risksOf'>,
    project: Pick<ProjectStore, 'settings$'>,
  ) {
    this.policy = new StateValue<string | null>(
      null,
      project.settings$.pipe(map((settings) => settings?.auth_password_policy ?? null)),
    );
  }

  answer(confirmed: boolean): void {
    this.answers.next(confirmed);
  }

  dispose(): void {
    this.policy.dispose();
  }

  private check({ operation, edits }: GatedWrite, editing: ItemEditing): Observable<boolean> {
    const { target } = editing;
    if (target.kind !== 'existing') return of(this.isComplete(editing));
    const { key } = target;
    if (operation === 'delete') return this.checkDeletion(key, editing);
    return this.risksOf(key, { kind: 'edit', edits }).pipe(
      switchMap((risks) => {
        if (operation === 'archive')
          return this.ask({ kind: edits['status'] === ARCHIVED ? 'archive' : 'unarchive', risks });
        return risks.length === 0 ? of(true) : this.ask({ kind: 'save', risks });
      }),
    );
  }

  private checkDeletion(key: PrimaryKey, { serverItem }: ItemEditing): Observable<boolean> {
    return forkJoin([this.risksOf(key, { kind: 'delete' }), this.hasFiles(key)]).pipe(
      switchMap(([risks, hasFiles]) =>
        this.ask(
          hasFiles
            ? { kind: 'has-files', canArchive: valueIn(serverItem, 'status') !== ARCHIVED }
            : { kind: 'delete', risks },
        ),
      ),
    );
  }

  private risksOf(key: PrimaryKey, write: PlannedWrite): Observable<readonly AccountRisk[]> {
    return this.risks.risksOf([key], write);
  }

  /** False if the files cannot be read: then the server answers. */
  private hasFiles(key: PrimaryKey): Observable<boolean> {
    const by = { _or: [{ uploaded_by: { _eq: key } }, { modified_by: { _eq: key } }] };
    return this.items
      .list('directus_files', { fields: ['id'], filter: by, limit: 1 })
      .pipe(map((result) => isRight(result) && result.right.length > 0));
  }

  /** The server answers a user without an e-mail address with an internal error, and does not check a new password. */
  private isComplete({ form }: ItemEditing): boolean {
    const email = valueIn(form.values, 'email');
    const errors = [
      ...(email === null || email === '' ? [error('email', 'required')] : []),
      ...(isPasswordAllowed(this.policy.value, valueIn(form.values, 'password')) ? [] : [error('password', 'regex')]),
    ];
    form.setErrors(errors);
    return errors.length === 0;
  }

  private ask(question: UserQuestion): Observable<boolean> {
    return defer(() => {
      this.question.next(question);
      return this.answers.pipe(
        take(1),
        finalize(() => this.question.next(null)),
      );
    });
  }
}

export const userWritesViewModel = viewModel(
  [itemDependencies('items'), AccountRiskCheck, ProjectStore],
  ({ items }, risks, project) =>
    () =>
      new UserWrites(items, risks, project),
);
