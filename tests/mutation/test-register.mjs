import { format } from 'node:util';

/** @typedef {{ readonly id: string, readonly run: () => unknown }} RegisteredTest */

/** The arguments of each row of a table. As with Jest rows are lists of them only where all are lists. */
const argumentsIn = (rows) => (rows.every(Array.isArray) ? rows : rows.map((row) => [row]));

/** The parts of Jest's `test` and `describe` that tests of pure functions need; an id names a test in every run alike. */
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
