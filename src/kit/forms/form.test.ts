import { left, right, type Either } from 'fp-ts/Either';
import { Subject, tap } from 'rxjs';
import { apiFailure, type Failure, networkFailure, succeed } from '../../kernel';
import { Form, type FormErrors } from './form';

interface Values {
  readonly name: string;
  readonly count: number;
}

const LIMIT = 5;

const validate = ({ name, count }: Values): FormErrors<Values> => ({
  name:
    name === ''
      ? { key: 'validation_required' }
      : name.length > LIMIT
        ? { key: 'validation_too_long', parameters: { count: name.length - LIMIT, limit: LIMIT }, atOnce: true }
        : null,
  count: count < 0 ? { key: 'validation_gte', parameters: { valid: '0' } } : undefined,
});

const begin = (initial: Values = { name: 'tides', count: 1 }) => {
  const sent: Values[] = [];
  const answers: Subject<Either<Failure, string>>[] = [];
  const form = new Form<Values, string>({
    initial,
    validate,
    submit: (values) => {
      const answer = new Subject<Either<Failure, string>>();
      sent.push(values);
      answers.push(answer);
      return answer;
    },
  });
  const done: string[] = [];
  form.done$.subscribe((result) => done.push(result));
  let state = form.state;
  form.state$.subscribe((next) => (state = next));
  return {
    form,
    sent,
    answers,
    done,
    get state() {
      return state;
    },
    answer: (result: Either<Failure, string>): void => {
      answers.at(-1)?.next(result);
      answers.at(-1)?.complete();
    },
  };
};

const error = (field: string, code = 'RECORD_NOT_UNIQUE') => ({ field, code, type: null, details: {} });

test('changes several values at once, and is dirty until they are the initial ones again', () => {
  const opened = begin();
  let emissions = 0;
  opened.form.state$.subscribe(() => (emissions += 1));
  opened.form.change({ name: 'ebb', count: 2 });
  expect([opened.state.values, opened.state.dirty, emissions]).toEqual([{ name: 'ebb', count: 2 }, true, 2]);
  opened.form.change({ name: 'tides', count: 1 });
  expect(opened.state.dirty).toBe(false);
});

test('keeps an empty text and null as values', () => {
  const form = new Form<{ readonly text: string; readonly parent: string | null }>({
    initial: { text: 'a', parent: 'b' },
    submit: () => new Subject(),
  });
  form.change({ text: '', parent: null });
  expect(form.state.values).toEqual({ text: '', parent: null });
});

test('shows an error once the field was left, and one that typing cannot mend at once', () => {
  const opened = begin();
  opened.form.change({ name: '' });
  expect([opened.state.errors, opened.state.denied]).toEqual([{}, { key: 'validation_required' }]);
  opened.form.leave('name');
  expect(opened.state.errors).toEqual({ name: { key: 'validation_required' } });
  const long = begin();
  long.form.change({ name: 'current' });
  expect(long.state.errors.name).toMatchObject({ parameters: { count: 2, limit: LIMIT } });
});

test('a field that is left without a change has no error', () => {
  const opened = begin({ name: '', count: 1 });
  opened.form.leave('name');
  opened.form.leave('unknown');
  expect(opened.state.errors).toEqual({});
});

test('shows all errors instead of sending, the first one as the reason', () => {
  const opened = begin({ name: '', count: -1 });
  opened.form.submit();
  expect(opened.sent).toEqual([]);
  expect(Object.keys(opened.state.errors)).toEqual(['name', 'count']);
  expect(opened.state.denied).toEqual({ key: 'validation_required' });
});

test('sends one submission at a time and reports its result', () => {
  const opened = begin();
  opened.form.submit();
  opened.form.submit();
  expect([opened.sent.length, opened.state.submitting]).toEqual([1, true]);
  opened.answer(right('stored'));
  const { submitting, submitted, failure } = opened.state;
  expect([opened.done, submitting, submitted, failure]).toEqual([['stored'], false, true, null]);
  opened.form.submit();
  expect(opened.state.submitted).toBe(false);
});

test('keeps values and failure until the next submission', () => {
  const lost = networkFailure('POST /folders', true);
  const opened = begin();
  opened.form.change({ name: 'ebb' });
  opened.form.submit();
  opened.answer(left(lost));
  expect([opened.state.failure, opened.state.values.name, opened.done]).toEqual([lost, 'ebb', []]);
  opened.form.submit();
  expect([opened.state.failure, opened.sent.length]).toEqual([null, 2]);
});

test('tells whether a value was changed since it was sent', () => {
  const opened = begin();
  opened.form.change({ name: 'ebb' });
  opened.form.submit();
  opened.answer(left(networkFailure('POST /folders', true)));
  expect(opened.state.changedSinceSent).toBe(false);
  opened.form.change({ name: 'flow' });
  expect(opened.state.changedSinceSent).toBe(true);
});

test('a call that was cancelled ends the submission without a result', () => {
  const opened = begin();
  opened.form.submit();
  opened.answers[0]?.complete();
  expect([opened.state.submitting, opened.state.submitted, opened.done]).toEqual([false, false, []]);
});

test('shows a refusal at its field until the value changes', () => {
  const opened = begin();
  opened.form.submit();
  opened.answer(left(apiFailure(400, 'RECORD_NOT_UNIQUE', '', [error('name')])));
  expect([opened.state.errors, opened.state.failure]).toEqual([{ name: { key: 'validation_unique' } }, null]);
  opened.form.change({ count: 2 });
  expect(opened.state.errors.name).toBeDefined();
  opened.form.change({ name: 'ebb' });
  expect([opened.state.errors, opened.state.denied]).toEqual([{}, null]);
  opened.form.submit();
  expect(opened.sent.at(-1)).toEqual({ name: 'ebb', count: 2 });
});

test('a refusal of a field that the form lacks is a failure of the form', () => {
  const refused = apiFailure(400, 'FAILED_VALIDATION', '', [error('name'), error('owner')]);
  const opened = begin();
  opened.form.submit();
  opened.answer(left(refused));
  expect([opened.state.failure, Object.keys(opened.state.errors)]).toEqual([refused, ['name']]);
});

test('goes back to the initial values or to others, without errors', () => {
  const opened = begin();
  opened.form.change({ name: '' });
  opened.form.submit();
  opened.form.reset();
  expect([opened.state.values.name, opened.state.errors, opened.state.dirty]).toEqual(['tides', {}, false]);
  opened.form.reset({ name: 'ebb', count: 3 });
  expect([opened.state.values, opened.state.dirty]).toEqual([{ name: 'ebb', count: 3 }, false]);
});

test('a reset aborts the submission, after which the form can be sent again', () => {
  const opened = begin();
  opened.form.submit();
  opened.form.reset({ name: 'ebb', count: 1 });
  expect([opened.answers[0]?.observed, opened.state.submitting, opened.state.submitted]).toEqual([false, false, false]);
  opened.form.submit();
  expect(opened.sent.at(-1)).toEqual({ name: 'ebb', count: 1 });
});

test('a reset while the answer is taken ends the submission', () => {
  const form: Form<{ readonly name: string }, string> = new Form({
    initial: { name: 'tides' },
    submit: ({ name }) => succeed(name).pipe(tap(() => form.reset())),
  });
  const done: string[] = [];
  form.done$.subscribe((result) => done.push(result));
  form.change({ name: 'ebb' });
  form.submit();
  expect([done, form.state.values.name, form.state.submitting]).toEqual([[], 'tides', false]);
});

test('takes an answer that is there at once', () => {
  const form = new Form({ initial: { name: 'tides' }, submit: ({ name }) => succeed(name) });
  const done: string[] = [];
  form.done$.subscribe((result) => done.push(result));
  form.submit();
  expect([done, form.state.submitting, form.state.submitted]).toEqual([['tides'], false, true]);
});

test('aborts its submission when it is disposed, and sends nothing any more', () => {
  const opened = begin();
  opened.form.submit();
  opened.form.dispose();
  opened.form.submit();
  expect([opened.answers[0]?.observed, opened.sent.length]).toEqual([false, 1]);
});
