/** Sets up two-factor authentication in the record of a user. */
export interface TwoFactorActor {
  /** Opens the record of the user with this address. */
  opens(email: string): Promise<void>;
  /** Uses the switch; opens the dialog. */
  toggles(): Promise<void>;
  /** Confirms the open step with the password, or with a code. */
  confirms(entry: string): Promise<void>;
  cancels(): Promise<void>;

  isOn(): Promise<boolean>;
  /** The base32 secret that the dialog shows; null without one. */
  secret(): Promise<string | null>;
  /** Why the last step failed; null if it did not. */
  failure(): Promise<string | null>;
  disabledReason(): Promise<string | null>;
}
