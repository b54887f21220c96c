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
  givesCode(code: string): Promise<void>;
  /** Goes on as the person whom the page greets. */
  continues(): Promise<void>;
  /** Is somebody else, and signs the person out whom the page greets. */
  declines(): Promise<void>;
  asksForNewPassword(email: string): Promise<void>;
  /** Follows the link in the mail that a demonstration shows instead of sending it. */
  opensShownMail(): Promise<void>;
  /** For the account that a mailed link is for. */
  choosesPassword(password: string): Promise<void>;
  /** Of the interrupted page's own person. */
  signsInAgain(password: string): Promise<void>;
  /** Leaves the interrupted page and what was not saved. */
  givesUp(): Promise<void>;

  asksForCode(): Promise<boolean>;
  /** The address that stands in the form. */
  email(): Promise<string>;
  /** Whom the page greets; empty while it greets nobody. */
  greeted(): Promise<string>;
  providers(): Promise<readonly Provider[]>;
  /** How the project presents itself: its name, its own colour (empty without one) and what it has to say. */
  face(): Promise<{ readonly name: string; readonly colour: string; readonly note: string }>;
}
