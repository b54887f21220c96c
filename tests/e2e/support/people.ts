import type { BrowserActor } from '../../../features/actors/browser/browser-actor';
import { expect } from './test';

const PASSWORD = 'northlight';

export const INES = { email: 'ines.halloran@northlight.example', password: PASSWORD };
export const CLARA = { email: 'clara.voss@northlight.example', password: PASSWORD };
export const JUN = { email: 'jun.takeda@northlight.example', password: PASSWORD };

/** Signs in and waits until the page that was asked for is there; the overview unless told. */
export const signInAt = async (
  actor: BrowserActor,
  { email, password }: typeof INES,
  address = '/collections',
): Promise<void> => {
  await actor.opens(address);
  await actor.signsIn(email, password);
  const place = address === '/collections' ? 'overview' : decodeURIComponent(address).replace('/collections/', '');
  await expect.poll(() => actor.location()).toBe(place);
};
