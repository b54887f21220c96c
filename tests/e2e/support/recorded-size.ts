import { compareSize } from '../../budgets/sizes';
import { expect } from './test';

/** Prints a size with its change, and fails when it is more than 10 % above its record; `details` are shown then. */
export const expectRecordedSize = (unit: string, name: string, measured: number, details = ''): void => {
  const { line, isWithin } = compareSize(unit, name, measured);
  console.log(line);
  expect(isWithin, `${line}\n${details}`).toBe(true);
};
