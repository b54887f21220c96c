import { Subject } from 'rxjs';
import type { ItemEditing, OpenItem } from '../../../application/item-editing';
import type { FieldError, Json } from '../../../kernel';
import { ProjectReload, settingsGate } from './project.view-model';

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
