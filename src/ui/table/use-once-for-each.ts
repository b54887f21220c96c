import { useMemo } from 'react';

/** The same function, asked once for each row as long as it is the same: rows are drawn again without being named anew. */
export const useOnceForEach = <Row, A>(make: (row: Row) => A): ((row: Row) => A) =>
  useMemo(() => {
    const made = new WeakMap<WeakKey, { readonly answer: A }>();
    return (row) => {
      const known = made.get(row as WeakKey) ?? { answer: make(row) };
      made.set(row as WeakKey, known);
      return known.answer;
    };
  }, [make]);
