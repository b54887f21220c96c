import { left, right } from 'fp-ts/Either';
import { combineLatest, Subject } from 'rxjs';
import { networkFailure, type Failure } from '../../kernel';
import { FormSubmission } from './form-submission.view-model';

const lost = networkFailure('POST /auth/password/request', true);

const start = () => {
  const answers: Subject<ReturnType<typeof right<Failure, void>> | ReturnType<typeof left<Failure, void>>>[] = [];
  const attempt = new FormSubmission(() => {
    const answer: (typeof answers)[number] = new Subject();
    answers.push(answer);
    return answer;
  });
  const states: object[] = [];
  combineLatest({ busy: attempt.busy$, failure: attempt.failure$, done: attempt.isSubmitted$ }).subscribe((state) =>
    states.push(state),
  );
  return { answers, attempt, states };
};

test('sends one call at a time, and none after a success', () => {
  const { answers, attempt, states } = start();
  attempt.execute('a');
  attempt.execute('a');
  expect(answers).toHaveLength(1);
  expect(states.at(-1)).toEqual({ busy: true, failure: null, done: false });
  answers[0]?.next(right(undefined));
  answers[0]?.complete();
  expect(states.at(-1)).toEqual({ busy: false, failure: null, done: true });
  attempt.execute('a');
  expect(answers).toHaveLength(1);
});

test('reports a failure, and allows another submit', () => {
  const { answers, attempt, states } = start();
  attempt.execute('a');
  answers[0]?.next(left(lost));
  answers[0]?.complete();
  expect(states.at(-1)).toEqual({ busy: false, failure: lost, done: false });
  attempt.execute('a');
  expect(answers).toHaveLength(2);
});
