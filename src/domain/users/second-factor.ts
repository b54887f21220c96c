/** A secret that somebody may take for their second factor, and the address that an authenticator app reads from a picture. */
export interface NewSecondFactor {
  /** Base32, to be typed by who cannot take a picture. */
  readonly secret: string;
  readonly otpauth_url: string;
}
