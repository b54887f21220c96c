/** Uses the list of roles, its dialogs, and the questions before writes to a role. */
export interface RolesActor {
  /** Opens the page of the role with this name. */
  opensRolePage(name: string): Promise<void>;
  /** Opens the table of permissions of the role with this name, or of its policy where the server has policies. */
  opensPermissions(name: string): Promise<void>;
  /** Fills in the dialog of a new role and sends it. */
  createsRole(name: string): Promise<void>;
  /** Sends the open dialog again, which does what is missing. */
  goesOn(): Promise<void>;
  /** Copies the open role under a name. */
  copiesRole(name: string): Promise<void>;
  answersQuestion(confirmed: boolean): Promise<void>;

  /** As 'Editor 2'; the public role has no number. */
  roles(): Promise<readonly string[]>;
  /** The titles of what deserves a look, on the open page. */
  findings(): Promise<readonly string[]>;
  /** What the open dialog says about a role that is not complete; empty if it says nothing. */
  unfinished(): Promise<string>;
  /** The title of the question before a write to the open role, and what it says; null without one. */
  question(): Promise<{ readonly title: string; readonly text: string } | null>;
}
