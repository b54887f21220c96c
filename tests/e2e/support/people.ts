import type { BrowserActor } from '../../../features/actors/browser/browser-actor';
import { expect } from './test';

const PASSWORD = 'northlight';

export const INES = { email: 'ines.halloran@northlight.example', password: PASSWORD };
export const CLARA = { email: 'clara.voss@northlight.example', password: PASSWORD };
export const JUN = { email: 'jun.takeda@northlight.example', password: PASSWORD };

/** Opens an address with a session, and waits for its page; the overview by default. */
export const signInAt = async (
  actor: BrowserActor,
  { email, password }: typeof INES,
  address = '/collections',
): Promise<void> => {
  await actor.opensSignedIn(email, password, address);
  const place = address === '/collections' ? 'overview' : decodeURIComponent(address).replace('/collections/', '');
  await expect.poll(() => actor.location()).toBe(place);
};
