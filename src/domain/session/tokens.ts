/** What a sign-in or a refresh yields. `expires` is a span in milliseconds, counted from the answer. */
export interface Tokens {
  readonly access_token: string;
  readonly expires: number;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly otp?: string;
}

/** How long before its end a token is renewed, in ms. */
const RENEWAL_MARGIN_MS = 10_000;

/** Beyond this a browser timer overflows; such a token is not renewed by the clock. */
const MAX_TIMER_MS = 2_100_000_000;

/** When to renew, in ms from now; null when never. */
export const renewalDelay = (expires: number): number | null =>
  expires > MAX_TIMER_MS ? null : Math.max(0, expires - RENEWAL_MARGIN_MS);
