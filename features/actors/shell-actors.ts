/** One who signs people in elsewhere. */
export interface Provider {
  readonly name: string;
  readonly link: string;
}

/** Somebody at the pages before the sign-in, or before the question for the password that stands over an interrupted page. */
export interface SignInActor {
  /** Writes another address over the one that stands in the form, and does not go on. */
  correctsEmail(email: string): Promise<void>;
  /** Goes on with what stands in the form and a one-time code. */
  entersCode(code: string): Promise<void>;
  /** Goes on as the person whom the page greets. */
  continuesSession(): Promise<void>;
  /** Is somebody else, and signs the person out whom the page greets. */
  signsInAsOther(): Promise<void>;
  requestsReset(email: string): Promise<void>;
  /** Follows the link in the mail that a demonstration shows instead of sending it. */
  opensDemoMail(): Promise<void>;
  /** For the account that a mailed link is for. */
  choosesPassword(password: string): Promise<void>;
  /** Of the interrupted page's own person. */
  signsInAgain(password: string): Promise<void>;
  /** Leaves the interrupted page and what was not saved. */
  abandonsSession(): Promise<void>;

  isCodeRequested(): Promise<boolean>;
  /** The address that stands in the form. */
  email(): Promise<string>;
  /** Whom the page greets; empty while it greets nobody. */
  greetedUser(): Promise<string>;
  providers(): Promise<readonly Provider[]>;
  /** How the project presents itself: its name, its own colour (empty without one) and what it has to say. */
  branding(): Promise<{ readonly name: string; readonly colour: string; readonly note: string }>;
}

/** Somebody at what surrounds every page: palette, shortcuts, messages, connection. */
export interface ShellActor {
  /** Opens the command palette by its keys and types. */
  searchesPalette(text: string): Promise<void>;
  /** Takes what the palette offers under this title. */
  runsCommand(title: string): Promise<void>;
  opensShortcuts(): Promise<void>;
  opensNotifications(): Promise<void>;
  /** Rests on the own picture until more is shown. */
  hoversAccount(): Promise<void>;

  /** The titles that the palette offers. */
  commands(): Promise<readonly string[]>;
  /** Why what the palette offers under this title cannot be done; null when it can. */
  disabledReason(title: string): Promise<string | null>;
  /** What has a shortcut. */
  shortcuts(): Promise<readonly string[]>;
  /** The last messages, newest first. */
  notifications(): Promise<readonly string[]>;
  /** What is told of a person who is looked at. */
  accountCard(): Promise<string>;
  /** What the mark says that shows how well the server can be reached. */
  connectionLabel(): Promise<string>;
}
