/** The same function, which asks `make` once for each row: rows are drawn again without being named anew. */
export const onceForEach = <Row, A>(make: (row: Row) => A): ((row: Row) => A) => {
  const made = new WeakMap<WeakKey, { readonly answer: A }>();
  return (row) => {
    const known = made.get(row as WeakKey) ?? { answer: make(row) };
    made.set(row as WeakKey, known);
    return known.answer;
  };
};
