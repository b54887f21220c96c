import { chance } from '../../fixtures/builders';
import { weighed } from './pick';
import { someRead } from './reads';
import type { Asker, Request } from './request';
import { someWrite } from './writes';

/** How many requests follow one another before both platforms are put back to where they started. */
export const ROUND = 50;

/** The requests of one round; the same for the same seed and number, whatever came before. */
export const requestsOf = (seed: number, round: number): readonly Request[] => {
  const luck = chance(`${seed}/${round}`);
  return Array.from({ length: ROUND }, () => {
    const who = weighed<Asker>(luck, [
      [6, () => 'administrator'],
      [3, () => 'editor'],
      [1, () => 'nobody'],
    ]);
    return luck.happens(0.62) ? someRead(luck, who) : someWrite(luck, who);
  });
};
