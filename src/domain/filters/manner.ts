import type { Judge, Member, ValueTest, Verdict } from './verdict';

/**
 * How items are read while they are judged. `decisive` is the verdict that one part gives for all: false where all have
 * to hold, true where one is enough. A place in the code that only ever reads one name is several times as fast as one
 * that reads any, so there are places of their own for two fields, and for the last step of a path.
 */
export interface Manner {
  single(member: Member): Judge;
  two(decisive: boolean, one: Member, other: Member, rest: Judge): Judge;
  pair(decisive: boolean, one: Judge, other: Judge): Judge;
  /**
   * Reads the member of an item that a relation leads to; `nothing` is the verdict where it leads nowhere, `each` judges
   * the items of a list. `isLast` tells that no further relation follows.
   */
  related(member: Member, nothing: Verdict, each: Judge, isLast: boolean): ValueTest;
}
