import { BehaviorSubject, finalize, NEVER, of, Subject, throwError } from 'rxjs';
import type { AccessStore } from '../../../application/access';
import { type ListSession, Selection } from '../../../application/browse';
import type { Item, PrimaryKey } from '../../../domain/items';
import { type Access, anonymousAccess } from '../../../domain/permissions';
import { type RemoteData, ready } from '../../../kernel';
import { PickerViewModel, type TakenAmong } from './picker.view-model';

const ADMIN = { user: { role: { admin_access: true } }, permissions: [] } as unknown as Access;

interface Options {
  readonly mode?: 'one' | 'many';
  readonly selected?: readonly PrimaryKey[];
  readonly access?: Access;
  readonly primaryKey?: string | null;
}

const rows = (...keys: readonly PrimaryKey[]): RemoteData<readonly Item[]> => ready(keys.map((id) => ({ id })));

/** A picker whose first page has the items 1 to 3. */
const open = ({ mode = 'many', selected = [], access = ADMIN, primaryKey = 'id' }: Options = {}) => {
  const items$ = new BehaviorSubject(rows(1, 2, 3));
  const shown = (): readonly Item[] => (items$.value.kind === 'ready' ? items$.value.value : []);
  const selection = new Selection(
    (text) =>
      shown()
        .map(({ id }) => id as PrimaryKey)
        .find((id) => String(id) === text) ?? null,
  );
  const list = {
    items$,
    get items() {
      return shown();
    },
  };
  const dispose = jest.fn();
  const session = { collection: 'tags', primaryKey, list, selection, dispose } as unknown as ListSession;
  const rights = { access$: of(access) } as unknown as AccessStore;
  const view = new PickerViewModel(session, rights, mode, selected, 'Already linked');
  const picked: (readonly PrimaryKey[])[] = [];
  view.picked$.subscribe((keys) => picked.push(keys));
  const taken: string[][] = [];
  view.choice.taken$.subscribe((keys) => taken.push([...keys]));
  const setTaken = (keys: readonly PrimaryKey[], takenAmong?: TakenAmong): void =>
    view.setTaken({ taken: keys, takenAmong });
  return { view, selection, items$, picked, taken, setTaken, dispose };
};

describe('a picker of many items', () => {
  it('toggles items, and picks them with those that were ticked before', () => {
    const { view, picked, setTaken } = open({ selected: [9] });
    setTaken([]);
    view.choice.choose('2');
    view.choice.choose('3');
    view.choice.choose('2');
    view.confirm();
    expect(picked).toEqual([[9, 3]]);
  });

  it('picks nothing without a ticked item', () => {
    const { view, picked, setTaken } = open();
    setTaken([]);
    view.confirm();
    expect(picked).toEqual([]);
  });

  it('does not choose a taken item, also when the layout changes the selection itself', () => {
    const { view, selection, setTaken } = open();
    setTaken([2]);
    view.choice.choose('2');
    expect(selection.keys).toEqual([]);
    selection.select(new Set(['1', '2', '3']));
    expect(selection.keys).toEqual([1, 3]);
  });

  it('unticks an item that is taken meanwhile', () => {
    const { view, selection, setTaken } = open();
    setTaken([]);
    view.choice.choose('1');
    setTaken([1]);
    expect(selection.keys).toEqual([]);
  });
});

describe('a lookup of taken items', () => {
  it('is sent once per page, and remembers the pages before', () => {
    const { items$, taken, setTaken } = open();
    const asked: (readonly PrimaryKey[])[] = [];
    setTaken([7], (keys) => {
      asked.push(keys);
      return of(keys.filter((key) => key === 2 || key === 5));
    });
    items$.next(rows(1, 2, 3));
    items$.next(rows(4, 5));
    setTaken([7], undefined);
    expect(asked).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(taken.at(-1)).toEqual(['7', '2', '5']);
  });

  it('delays what is picked until it is answered', () => {
    const { view, picked, setTaken } = open();
    const answers$ = new Subject<readonly PrimaryKey[]>();
    setTaken([], () => answers$);
    view.choice.choose('1');
    view.choice.choose('2');
    view.confirm();
    expect(picked).toEqual([]);
    answers$.next([2]);
    expect(picked).toEqual([[1]]);
  });

  it('counts as empty when it fails', () => {
    const { view, picked, setTaken } = open();
    setTaken([], () => throwError(() => new Error('Refused')));
    view.choice.choose('1');
    view.confirm();
    expect(picked).toEqual([[1]]);
  });
});

describe('a picker of one item', () => {
  it('picks an item at once, and keeps the current one marked', () => {
    const { view, picked, selection, setTaken } = open({ mode: 'one', selected: [1] });
    setTaken([]);
    view.choice.choose('3');
    view.choice.choose('77');
    expect(picked).toEqual([[3]]);
    expect(selection.keys).toEqual([1]);
  });

  it('does not pick a taken item', () => {
    const { view, picked, setTaken } = open({ mode: 'one' });
    setTaken([3]);
    view.choice.choose('3');
    expect(picked).toEqual([]);
  });

  it('keeps the current item marked when it is taken', () => {
    const { selection, setTaken } = open({ mode: 'one', selected: [1] });
    setTaken([1]);
    expect(selection.keys).toEqual([1]);
  });
});

describe('the denial', () => {
  const denialOf = (options: Options) => {
    const denials: unknown[] = [];
    open(options).view.denied$.subscribe((denial) => denials.push(denial));
    return denials;
  };

  it('is false for an admin, and names a missing permission or key field', () => {
    expect(denialOf({})).toEqual([false]);
    expect(denialOf({ access: anonymousAccess })).toEqual(['not_allowed']);
    expect(denialOf({ primaryKey: null })).toEqual(['no_primary_key']);
  });
});

test('ends its lookup and the session when disposed', () => {
  const { view, setTaken, dispose } = open();
  const ended = jest.fn();
  setTaken([], () => NEVER.pipe(finalize(ended)));
  view.dispose();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(dispose).toHaveBeenCalledTimes(1);
});
