import { chance } from '../../fixtures/builders';
import { weighed } from './pick';
import { someRead } from './reads';
import type { Asker, Request } from './request';
import { COLLECTIONS, PAGE } from './shape';
import { someWrite } from './writes';

/** How many requests follow one another before both platforms are put back to where they started. */
export const ROUND = 50;

/** The end of a round: everything that is there by then. */
const LAST_LOOK: Request = {
  who: 'administrator',
  method: 'GET',
  path: `/items/${PAGE}`,
  query: {},
  touches: COLLECTIONS.map(({ name }) => name),
};

/** The requests of one round; the same for the same seed and number, whatever came before. */
export const requestsOf = (seed: number, round: number): readonly Request[] => {
  const luck = chance(`${seed}/${round}`);
  const requests = Array.from({ length: ROUND - 1 }, () => {
    const who = weighed<Asker>(luck, [
      [60, () => 'administrator'],
      [32, () => 'editor'],
      [9, () => 'nobody'],
      [2, () => 'forger'],
      [2, () => 'latecomer'],
    ]);
    return luck.happens(0.62) ? someRead(luck, who) : someWrite(luck, who);
  });
  return [...requests, LAST_LOOK];
};
