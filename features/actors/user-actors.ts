/** Uses the directory of users. */
export interface UsersActor {
  /** Follows the role's entry in the navigation. */
  opensRole(name: string): Promise<void>;
  /** Opens the dialog for invitations, and sends them to addresses separated by commas. */
  invites(addresses: string): Promise<void>;
  choosesRole(role: string): Promise<void>;
  sendsInvitations(): Promise<void>;

  /** Why users cannot be invited; null when they can. */
  inviteDisabledReason(): Promise<string | null>;
  /** As 'a@example.com: Invited'; empty without a report. */
  invitationResults(): Promise<readonly string[]>;
  /** The addresses in the open dialog; null when it is closed. */
  invitationText(): Promise<string | null>;
}
