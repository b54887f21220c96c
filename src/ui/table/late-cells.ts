import { startTransition } from 'react';
import { IdleQueue } from '../idle-queue';

/** Gives rows the cells that are out of sight. */
export type LateCells = IdleQueue<object>;

/** Rows that get the rest of their cells in one go. */
const SLICE = 5;

export const lateCells = (): LateCells =>
  new IdleQueue(SLICE, (fills) => startTransition(() => fills.forEach((fill) => fill())));
