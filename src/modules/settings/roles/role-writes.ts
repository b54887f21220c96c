import { isRight } from 'fp-ts/Either';
import { BehaviorSubject, defer, finalize, map, type Observable, of, Subject, switchMap, take } from 'rxjs';
import type { GatedWrite, ItemEditing, WriteGate } from '../../../application/item-editing';
import { type RoleContents, roleDependencies, RoleWriteCheck } from '../../../application/users';
import { valueIn } from '../../../domain/items';
import { isRoleRemovable } from '../../../domain/permissions';
import { invalidIpEntries, type RoleRefusal, type RoleRisk } from '../../../domain/users';
import type { FieldError } from '../../../kernel';
import { viewModel } from '../../../kit';

/** What the user has to confirm before a write, or why it is not sent. */
export type RoleQuestion =
  | { readonly kind: 'refused'; readonly refusal: RoleRefusal }
  | { readonly kind: 'save'; readonly risks: readonly RoleRisk[] }
  /** `contents` is null if it could not be counted. */
  | { readonly kind: 'delete'; readonly risks: readonly RoleRisk[]; readonly contents: RoleContents | null };

/** Options of the form of a role: new roles have a dialog, and copies too. */
export const roleOptions = (gate: WriteGate) => ({ gate, hasNewPage: false, hasCopies: false }) as const;

/** A mistake that the server does not notice. */
const error = (field: string, type: string): FieldError => ({ field, code: 'FAILED_VALIDATION', type, details: {} });

/** Asks before writes to a role that take access away, and before every deletion. */
export class RoleWrites {
  private readonly question = new BehaviorSubject<RoleQuestion | null>(null);
  private readonly answers = new Subject<boolean>();
  /** Null for none. */
  readonly question$: Observable<RoleQuestion | null> = this.question.asObservable();
  readonly gate: WriteGate = (write, editing) => this.ask(write, editing);

  constructor(private readonly check: Pick<RoleWriteCheck, 'verdictOf' | 'contentsOf'>) {}

  answer(confirmed: boolean): void {
    this.answers.next(confirmed);
  }

  dispose(): void {
    this.answers.complete();
  }

  private ask({ operation, edits }: GatedWrite, editing: ItemEditing): Observable<boolean> {
    const { target } = editing;
    if (target.kind !== 'existing') return of(true);
    if (operation !== 'delete' && !this.isComplete(editing)) return of(false);
    const role = String(target.key);
    if (operation === 'delete' && !isRoleRemovable(role))
      return this.show({ kind: 'refused', refusal: 'role_built_in' });
    const write = operation === 'delete' ? ({ kind: 'delete' } as const) : ({ kind: 'edit', edits } as const);
    return this.check.verdictOf(role, write).pipe(
      switchMap(({ refused, risks }) => {
        if (refused !== null) return this.show({ kind: 'refused', refusal: refused });
        if (operation === 'delete')
          return this.check
            .contentsOf(role)
            .pipe(
              switchMap((counted) =>
                this.show({ kind: 'delete', risks, contents: isRight(counted) ? counted.right : null }),
              ),
            );
        return risks.length === 0 ? of(true) : this.show({ kind: 'save', risks });
      }),
    );
  }

  /** The server takes any text as an address; it would match no user. */
  private isComplete({ form }: ItemEditing): boolean {
    const name = valueIn(form.values, 'name');
    const errors = [
      ...(typeof name === 'string' && name.trim() !== '' ? [] : [error('name', 'required')]),
      ...(invalidIpEntries(valueIn(form.values, 'ip_access')).length === 0 ? [] : [error('ip_access', 'regex')]),
    ];
    form.setErrors(errors);
    return errors.length === 0;
  }

  private show(question: RoleQuestion): Observable<boolean> {
    return defer(() => {
      this.question.next(question);
      return this.answers.pipe(
        take(1),
        map((confirmed) => confirmed && question.kind !== 'refused'),
        finalize(() => this.question.next(null)),
      );
    });
  }
}

export const roleWritesViewModel = viewModel(
  [roleDependencies],
  (dependencies) => () => new RoleWrites(new RoleWriteCheck(dependencies)),
);
