import { type Either, left, right } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import { defer, of, Subject } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { apiFailure, type Call, type Failure, networkFailure } from '../../kernel';
import { Notifications } from '../notifications';
import { type Finder, VerifiedWrites } from '.';

const lost = networkFailure('POST /x', true);
const offline = networkFailure('GET /x', false);
const forbidden = apiFailure(403, 'FORBIDDEN', '');
const taken = apiFailure(400, 'RECORD_NOT_UNIQUE', '');

type Found = Either<Failure, Option<string>>;

const open = (
  answers: readonly Either<Failure, string>[],
  found: readonly Found[],
  unreadable?: 'null' | 'refused',
) => {
  const notifications = new Notifications(new VirtualClock());
  const texts: unknown[] = [];
  notifications.shown$.subscribe((shown) => texts.push(shown.map(({ text }) => text).join()));
  const writes = new VerifiedWrites(notifications);
  const [sent, read] = [[...answers], [...found]];
  const find: Finder<string> = () => defer(() => of(read.shift() ?? right(none)));
  const prepared: Either<Failure, Finder<string> | null> =
    unreadable === undefined ? right(find) : unreadable === 'null' ? right(null) : left(forbidden);
  const write: Call<string> = defer(() => of(sent.shift() ?? right('extra')));
  const run = (identity = 'a'): Either<Failure, string> | undefined => {
    let result: Either<Failure, string> | undefined;
    writes.run({ identity, prepare: of(prepared), write }).subscribe((answer) => (result = answer));
    return result;
  };
  return { run, writes, find, texts, unsent: () => sent.length, unread: () => read.length };
};

test('an answered write is not looked for', () => {
  const { run, texts, unread } = open([right('done')], [right(none)]);
  expect([run(), unread(), texts]).toEqual([right('done'), 1, ['']]);
});

test('a write whose answer was lost succeeds if it is found at once; the check is shown while it runs', () => {
  const { run, texts } = open([left(lost)], [right(some('found'))]);
  expect([run(), texts]).toEqual([right('found'), ['', 'write_checking', '']]);
});

test('a write that could not be verified at once is verified before it is repeated', () => {
  const { run, unsent } = open([left(lost), right('twice')], [left(offline), left(offline), right(some('found'))]);
  expect([run(), run(), run(), unsent()]).toEqual([left(lost), left(offline), right('found'), 1]);
});

test('a write that was not applied is sent again, and then verified no more', () => {
  const { run, unread } = open([left(lost), right('second'), right('third')], [right(none), right(none), right(none)]);
  expect([run(), run(), run(), unread()]).toEqual([left(lost), right('second'), right('third'), 1]);
});

test('a repetition that is refused since the first attempt arrived late succeeds', () => {
  const { run } = open([left(lost), left(taken)], [right(none), right(none), right(some('first'))]);
  expect([run(), run()]).toEqual([left(lost), right('first')]);
});

test('a refused first attempt is not looked for', () => {
  const { run, unread } = open([left(taken), right('second')], [right(none)]);
  expect([run(), run(), unread()]).toEqual([left(taken), right('second'), 1]);
});

test('another write is sent without a check', () => {
  const { run, unread } = open([left(lost), right('other')], [right(none), right(none)]);
  expect([run(), run('b'), unread()]).toEqual([left(lost), right('other'), 1]);
});

test('a write that was aborted is verified before it is repeated', () => {
  const { writes, find } = open([], [right(some('found'))]);
  const attempt = { identity: 'a', prepare: of(right(find)), write: new Subject<never>() };
  writes.run(attempt).subscribe().unsubscribe();
  const results: unknown[] = [];
  writes.run(attempt).subscribe((result) => results.push(result));
  expect(results).toEqual([right('found')]);
});

test.each(['null', 'refused'] as const)('the user is warned where the effect cannot be read (%s)', (unreadable) => {
  const { run, texts } = open([left(lost), right('again')], [], unreadable);
  expect([run(), texts.at(-1)]).toEqual([left(lost), 'write_unverifiable']);
  expect(run()).toEqual(right('again'));
});

test('the user is warned, and nothing is sent, if a repetition turns out to be unverifiable', () => {
  const { run, texts, unsent } = open([left(lost), right('again')], [left(offline), left(forbidden)]);
  expect([run(), run(), unsent(), texts.at(-1)]).toEqual([left(lost), left(forbidden), 1, 'write_unverifiable']);
  expect(run()).toEqual(right('again'));
});
