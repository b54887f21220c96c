/**
 * SQL's LIKE: `%` stands for any text, `_` for any one character, upper and lower case are the same.
 * Walks the text once with one point of return, so that no pattern makes it slow.
 */
export const like = (text: string, pattern: string): boolean => {
  const [letters, marks] = [[...text.toLowerCase()], [...pattern.toLowerCase()]];
  let [at, mark] = [0, 0];
  let lastAny = -1;
  let resume = 0;
  while (at < letters.length) {
    if (mark < marks.length && marks[mark] === '%') {
      lastAny = mark;
      resume = at;
      mark += 1;
    } else if (mark < marks.length && (marks[mark] === '_' || marks[mark] === letters[at])) {
      at += 1;
      mark += 1;
    } else if (lastAny >= 0) {
      resume += 1;
      at = resume;
      mark = lastAny + 1;
    } else {
      return false;
    }
  }
  return marks.slice(mark).every((rest) => rest === '%');
};
