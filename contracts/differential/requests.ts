import { chance } from '../../fixtures/builders';
import { weighed } from './pick';
import { someRead } from './reads';
import type { Asker, Request } from './request';
import { COLLECTIONS, PAGE } from './shape';
import { someWrite } from './writes';

/** Requests between two resets of the servers. */
export const ROUND = 50;

/** Reads at the end of a round: all collections. */
const LAST_LOOK: Request = {
  who: 'administrator',
  method: 'GET',
  path: `/items/${PAGE}`,
  query: {},
  touches: COLLECTIONS.map(({ name }) => name),
};

/** The requests of a round; depend on seed and round number only. */
export const requestsOf = (seed: number, round: number): readonly Request[] => {
  const luck = chance(`${seed}/${round}`);
  const requests = Array.from({ length: ROUND - 1 }, () => {
    const who = weighed<Asker>(luck, [
      [60, () => 'administrator'],
      [32, () => 'editor'],
      [9, () => 'anonymous'],
      [2, () => 'forger'],
      [2, () => 'latecomer'],
    ]);
    return luck.happens(0.62) ? someRead(luck, who) : someWrite(luck, who);
  });
  return [...requests, LAST_LOOK];
};
