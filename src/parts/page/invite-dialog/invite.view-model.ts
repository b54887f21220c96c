import { combineLatest, distinctUntilChanged, filter, map, type Observable, tap, withLatestFrom } from 'rxjs';
import { RolesStore } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';
import { type Invitation, inviteDependencies, InviteUsers } from '../../../application/users';
import { fieldOf, type Schema } from '../../../domain/schema';
import { initialInvitationRole, invitedEmails, overlongEmail, type Role } from '../../../domain/users';
import { lengthLimit, MAX_EMAIL_LENGTH } from '../../../domain/values';
import { Effect, StateValue } from '../../../kernel';
import { Form, type FormError, lengthError, viewModel } from '../../../kit';

/** How many characters of an address the server stores; known to roles that may read the field. */
const emailLimit = (schema: Schema): number => {
  const field = fieldOf(schema, 'directus_users', 'email');
  return (field === null ? null : lengthLimit(field)) ?? MAX_EMAIL_LENGTH;
};

/** A long address among others is named by its beginning. */
const SHOWN_LENGTH = 24;

const emailsError = (text: string, limit: number): FormError | null => {
  const emails = invitedEmails(text);
  if (emails.length === 0) return { key: 'no_address' };
  const overlong = overlongEmail(emails, limit);
  if (overlong === null) return null;
  const { email, count } = overlong;
  const error = lengthError(count, limit);
  if (emails.length === 1) return error;
  const start = [...email].slice(0, SHOWN_LENGTH).join('');
  return { ...error, key: 'invite_too_long', parameters: { count, limit, start } };
};

/** The dialog that invites users. Addresses that were not invited stay in it. */
export class InviteViewModel {
  private readonly roles: StateValue<readonly Role[]>;
  private readonly results: Effect;
  readonly roles$: Observable<readonly Role[]>;
  readonly form: Form<Invitation, readonly string[]>;
  /** The chosen role has administrator access. */
  readonly administers$: Observable<boolean>;
  /** Emits when all addresses were invited: there is nothing to report in the dialog. */
  readonly completed$: Observable<unknown>;

  constructor(
    roles: Pick<RolesStore, 'roles$'>,
    readonly invite: InviteUsers,
    role: string | null,
    schema: Pick<SchemaStore, 'schema'>,
  ) {
    this.roles = new StateValue<readonly Role[]>([], roles.roles$);
    this.roles$ = this.roles.value$;
    this.form = new Form<Invitation, readonly string[]>({
      initial: { emails: '', role: initialInvitationRole(this.roles.value, role) },
      validate: (entries) => ({
        emails: emailsError(entries.emails, emailLimit(schema.schema)),
        role: entries.role === null ? { key: 'no_role' } : null,
      }),
      submit: (entries) => invite.attempt(entries),
    });
    this.administers$ = combineLatest([this.roles$, this.form.state$]).pipe(
      map(([all, { values }]) => all.some(({ id, admin_access }) => id === values.role && admin_access)),
      distinctUntilChanged(),
    );
    this.completed$ = this.form.done$.pipe(
      withLatestFrom(invite.report$),
      map(([, { results }]) => results),
      filter((results) => results.every(({ outcome }) => outcome === 'user_invited')),
    );
    this.results = new Effect(this.form.done$.pipe(tap((sent) => this.keepOthers(new Set(sent)))));
  }

  dispose(): void {
    [this.results, this.roles, this.form, this.invite].forEach((each) => each.dispose());
  }

  /** Addresses that were typed meanwhile stay as well. */
  private keepOthers(invited: ReadonlySet<string>): void {
    if (invited.size === 0) return;
    const left = invitedEmails(this.form.state.values.emails).filter((email) => !invited.has(email));
    this.form.change({ emails: left.join('\n') });
  }
}

export const inviteViewModel = viewModel(
  [RolesStore, SchemaStore, inviteDependencies],
  (roles, schema, dependencies) => (role: string | null) =>
    new InviteViewModel(roles, new InviteUsers(dependencies), role, schema),
);
