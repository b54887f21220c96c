import { percentage, scoreOf, sumOf } from './score';

const report = (...statuses: readonly string[]) => ({
  files: Object.fromEntries(statuses.map((status, index) => [`${index}.ts`, { mutants: [{ status }] }])),
});

test('a mutant is killed by a failing test or by never ending; one that no test reaches lives', () => {
  expect(scoreOf(report('Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'))).toEqual({
    killed: 2,
    survived: 2,
  });
});

test('scores add up, and nothing to kill is a full score', () => {
  const sum = sumOf([
    { killed: 1, survived: 1 },
    { killed: 2, survived: 0 },
  ]);
  expect(sum).toEqual({ killed: 3, survived: 1 });
  expect(percentage(sum)).toBe(75);
  expect(percentage(sumOf([]))).toBe(100);
});
