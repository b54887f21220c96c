import { BehaviorSubject, Subject } from 'rxjs';
import type { ItemEditing, OpenItem } from '../../../application/item-editing';
import type { Item } from '../../../domain/items';
import { currentValue, type FieldError, type Json, succeed } from '../../../kernel';
import { ProjectStore } from '../../../application/settings';
import { ColorTrial, ProjectReload, settingsGate } from './project.view-model';

const open = () => {
  const [saved$, checked$] = [new Subject<unknown>(), new Subject<{ readonly kind: string }>()];
  const reload = jest.fn();
  const item = { save: { done$: saved$ }, check: { done$: checked$ } } as unknown as OpenItem;
  return { saved$, checked$, reload, page: new ProjectReload({ reload }, item) };
};

test('loads the project again after a save', () => {
  const { saved$, reload } = open();
  expect(reload).not.toHaveBeenCalled();
  saved$.next(null);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('loads it again once a save without an answer is found on the server', () => {
  const { checked$, reload } = open();
  checked$.next({ kind: 'not-saved' });
  expect(reload).not.toHaveBeenCalled();
  checked$.next({ kind: 'saved' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('loads nothing once the page is left', () => {
  const { saved$, reload, page } = open();
  page.dispose();
  saved$.next(null);
  expect(reload).not.toHaveBeenCalled();
});

const pass = (edits: Readonly<Record<string, Json>>) => {
  const shown: FieldError[] = [];
  const editing = { form: { setErrors: (errors: readonly FieldError[]) => shown.push(...errors) } };
  let passes: boolean | null = null;
  settingsGate({ operation: 'save', edits }, editing as unknown as ItemEditing).subscribe(
    (answer) => (passes = answer),
  );
  return { passes, types: shown.map(({ field, type }) => `${field} ${type ?? ''}`) };
};

test('refuses a save with mistakes, which the form shows', () => {
  expect(pass({ auth_password_policy: '/(/' })).toEqual({
    passes: false,
    types: ['auth_password_policy policy_pattern'],
  });
  expect(pass({ project_color: '#123456' })).toEqual({ passes: true, types: [] });
});

const PROJECT = { project_color: '#1064a3' };

const choose = () => {
  const store = new ProjectStore({
    info: () => succeed({ project: PROJECT, version: null, machine: null }),
    settings: () => succeed(null),
  } as unknown as ConstructorParameters<typeof ProjectStore>[0]);
  store.loadPublic().subscribe();
  const values$ = new BehaviorSubject<Item>({});
  const trial = new ColorTrial(store, { values$ });
  return { store, values$, trial, color: () => currentValue(store.color$) };
};

test('the application has the colour of the form while it is chosen, and the saved one when the page is left', () => {
  const { values$, trial, color } = choose();
  expect(color()).toBe('#1064a3');
  values$.next({ project_color: '#0a7d4f' });
  expect(color()).toBe('#0a7d4f');
  values$.next({ project_color: null });
  expect(color()).toBeNull();
  trial.dispose();
  expect(color()).toBe('#1064a3');
});

test('discarded edits set the colour back', () => {
  const { values$, color } = choose();
  values$.next({ project_color: '#0a7d4f' });
  values$.next({ project_color: '#1064a3' });
  expect(color()).toBe('#1064a3');
});
