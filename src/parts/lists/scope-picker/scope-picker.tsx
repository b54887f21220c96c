import { useId, type ReactNode } from 'react';
import type { Scope } from '../../../domain/presets';
import type { Role } from '../../../domain/users';
import { useText } from '../../../kit';
import { Field, Radio, Select } from '../../../ui';
import classes from './scope-picker.module.css';

interface ScopePickerProps {
  readonly scope: Scope;
  /** The choice of one user: its name, and the scope that it begins with. */
  readonly person: { readonly label: string; readonly scope: Scope };
  /** The roles that can be chosen. */
  readonly roles: readonly Role[];
  /** Whether everyone can be chosen. */
  readonly everybody: boolean;
  readonly note?: string | undefined;
  readonly onChange: (scope: Scope) => void;
  /** Below the choices while one user is chosen. */
  readonly children?: ReactNode;
}

/** Who a preset is for: one user, a role or everyone. Choices without permission are shown disabled. */
export const ScopePicker = ({ scope, person, roles, everybody, note, onChange, children }: ScopePickerProps) => {
  const { t } = useText();
  const group = useId();
  const [first] = roles;
  // A role that cannot be chosen, or is gone, stays what it is until another one is chosen.
  const isKnown = scope.kind !== 'role' || roles.some(({ id }) => id === scope.id);
  return (
    <>
      <Field name="audience" label={t('bookmark_for')} note={note}>
        <div className={classes['choices']}>
          <Radio
            name={group}
            checked={scope.kind === 'user'}
            onChange={() => scope.kind !== 'user' && onChange(person.scope)}
          >
            {person.label}
          </Radio>
          <Radio
            name={group}
            checked={scope.kind === 'role'}
            disabled={first === undefined}
            onChange={() => (first === undefined ? undefined : onChange({ kind: 'role', id: first.id }))}
          >
            {t('bookmark_for_role')}
          </Radio>
          <Radio
            name={group}
            checked={scope.kind === 'all'}
            disabled={!everybody}
            onChange={() => onChange({ kind: 'all' })}
          >
            {t('bookmark_for_all')}
          </Radio>
        </div>
      </Field>
      {scope.kind === 'role' ? (
        <Field name="role" label={t('bookmark_role')}>
          <Select
            value={scope.id}
            options={[
              ...(isKnown ? [] : [{ value: scope.id, label: scope.id }]),
              ...roles.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => onChange({ kind: 'role', id })}
          />
        </Field>
      ) : null}
      {scope.kind === 'user' ? children : null}
    </>
  );
};
