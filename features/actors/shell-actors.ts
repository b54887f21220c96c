/** A single sign-on provider. */
export interface Provider {
  readonly name: string;
  readonly link: string;
}

/** Uses the public pages and the dialog that asks for the password again. */
export interface SignInActor {
  /** Replaces the email address of the form without submitting. */
  correctsEmail(email: string): Promise<void>;
  /** Submits the form with a one-time code. */
  entersCode(code: string): Promise<void>;
  /** Continues as the greeted user. */
  continuesSession(): Promise<void>;
  /** Signs the greeted user out to sign in as another one. */
  signsInAsOther(): Promise<void>;
  /** Follows the link of a sign-on provider. */
  signsOnThrough(provider: string): Promise<void>;
  requestsReset(email: string): Promise<void>;
  /** Follows the link of the mail that demo mode shows. */
  opensDemoMail(): Promise<void>;
  /** Follows the link of something to try in the demonstration. */
  triesInDemo(text: string): Promise<void>;
  /** Resets the demonstration from the overview, and confirms it. */
  resetsDemo(): Promise<void>;
  /** Submits a password for the account of a mailed link. */
  choosesPassword(password: string): Promise<void>;
  /** Enters the password of the interrupted session. */
  signsInAgain(password: string): Promise<void>;
  /** Ends the interrupted session and discards the changes. */
  abandonsSession(): Promise<void>;

  /** Asks the other tabs in question to call attention to themselves. */
  marksTab(): Promise<void>;
  /** Signs out, or in as another user, although other tabs or closed pages have unsaved changes. */
  confirms(): Promise<void>;
  /** Stays signed in, and on the page from which the user wanted to sign out. */
  staysSignedIn(): Promise<void>;
  /** Opens the first unsaved changes of a closed page that signing out would discard. */
  opensUnsaved(): Promise<void>;

  /** What signing out would discard, as 'Tags 3'; empty when the user is not asked. */
  unsavedChanges(): Promise<readonly string[]>;
  isCodeRequested(): Promise<boolean>;
  /** The email address of the form. */
  email(): Promise<string>;
  /** The name of the greeted user; empty without one. */
  greetedUser(): Promise<string>;
  providers(): Promise<readonly Provider[]>;
  /** Name, colour (empty without one) and public note of the project. */
  branding(): Promise<{ readonly name: string; readonly colour: string; readonly note: string }>;
}

/** Uses the app shell: palette, shortcuts, notifications, connection status. */
export interface ShellActor {
  /** The colour that the accents of the open page derive from. */
  accentColour(): Promise<string>;
  /** Opens the command palette by its keys and types. */
  searchesPalette(text: string): Promise<void>;
  /** Runs the command with this title. */
  runsCommand(title: string): Promise<void>;
  /** Opens the page of the command with this title by Control and Enter. */
  opensInNewTab(title: string): Promise<void>;
  /** Searches the collections again that could not be searched. */
  retriesPaletteSearch(): Promise<void>;
  opensShortcuts(): Promise<void>;
  opensNotifications(): Promise<void>;
  /** Hovers over the own picture until the card is shown. */
  opensAccount(): Promise<void>;
  choosesInAccountMenu(entry: string): Promise<void>;

  /** The titles of the offered commands. */
  commands(): Promise<readonly string[]>;
  /** The secondary text of the command with this title. */
  commandNote(title: string): Promise<string>;
  /** The marked part of this title. */
  markedPart(title: string): Promise<string>;
  /** The address of the tab that was opened last. */
  newTabAddress(): Promise<string>;
  /** Why the command with this title is disabled; null when it is not. */
  disabledReason(title: string): Promise<string | null>;
  /** What shortcuts do at a place, such as 'Lists'. */
  shortcuts(place: string): Promise<readonly string[]>;
  /** The last notifications, newest first. */
  notifications(): Promise<readonly string[]>;
  /** The text of the account card. */
  accountMenu(): Promise<string>;
  /** The label of the connection status. */
  connectionLabel(): Promise<string>;
}
