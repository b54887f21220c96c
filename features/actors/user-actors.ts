/** Uses the directory of users, and confirms writes to one user. */
export interface UsersActor {
  /** Follows the role's entry in the navigation. */
  opensRole(name: string): Promise<void>;
  /** Opens the dialog for invitations, and sends them to addresses separated by commas. */
  /** Opens the dialog and enters addresses, without sending them. */
  entersAddresses(addresses: string): Promise<void>;
  /** `role`: null for the role that is chosen already. */
  invites(addresses: string, role: string | null): Promise<void>;
  choosesRole(role: string): Promise<void>;
  sendsInvitations(): Promise<void>;
  /** Answers the question before a write to the open user. */
  answersQuestion(confirmed: boolean): Promise<void>;

  /** Why users cannot be invited; null when they can. */
  inviteDisabledReason(): Promise<string | null>;
  /** Why the invitations of the open dialog cannot be sent; null when they can. */
  sendDisabledReason(): Promise<string | null>;
  /** What the open dialog says about the chosen role. */
  invitationWarnings(): Promise<readonly string[]>;
  /** As 'a@example.com: Invited'; empty without a report. */
  invitationResults(): Promise<readonly string[]>;
  /** The addresses in the open dialog; null when it is closed. */
  invitationText(): Promise<string | null>;
  /** The title of the question before a write to the open user; null without one. */
  question(): Promise<string | null>;
  /** The warnings of that question. */
  questionWarnings(): Promise<readonly string[]>;
}
