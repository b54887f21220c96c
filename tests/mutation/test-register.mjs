import { format } from 'node:util';

/** @typedef {{ readonly id: string, readonly run: () => unknown }} RegisteredTest */

/** Arguments of each row of a table. As in Jest, rows are argument lists only when all are arrays. */
const argumentsIn = (rows) => (rows.every(Array.isArray) ? rows : rows.map((row) => [row]));

/** The subset of Jest's `test` and `describe` for pure functions; ids are stable across runs. */
export const testRegister = () => {
  /** @type {RegisteredTest[]} */
  const tests = [];
  const around = [];

  const add = (name, run) => tests.push({ id: [tests.length + 1, ...around, name].join(' '), run });

  const test = Object.assign(add, {
    each: (rows) => (name, run) => {
      for (const row of argumentsIn(rows)) add(format(name, ...row), () => run(...row));
    },
  });

  const describe = (name, block) => {
    around.push(name);
    block();
    around.pop();
  };

  return { tests, test, describe };
};
