import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

/** How long a code is good for, and how much of that has to be left for a call, in ms. */
const PERIOD = 30_000;
const ENOUGH = 3_000;

/** The code of this moment, which is not just about to be over. */
export const codeOf = async (secret: string): Promise<string> => {
  const left = PERIOD - (Date.now() % PERIOD);
  if (left < ENOUGH) await setTimeout(left);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
};
