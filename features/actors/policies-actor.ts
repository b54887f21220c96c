/** Uses the access policies of servers of generation 11. */
export interface PoliciesActor {
  opensPolicy(name: string): Promise<void>;
  createsPolicy(name: string): Promise<void>;
  /** Gives the open policy to a role or to a user. */
  givesPolicyTo(kind: 'role' | 'user', name: string): Promise<void>;
  answersQuestion(confirmed: boolean): Promise<void>;

  /** As 'Editor 1 0', with the numbers of roles and users. */
  policies(): Promise<readonly string[]>;
  /** The roles and users that have the open policy. */
  holders(): Promise<readonly string[]>;
  /** The policies on the page of a role: 'Editor', or 'Editor from Desk' of a parent role. */
  policiesOfRole(): Promise<readonly string[]>;
  /** The lines of the question before a policy is deleted; none without it. */
  deletionQuestion(): Promise<readonly string[]>;
}
