import { useId } from 'react';
import type { Scope } from '../../../domain/presets';
import { useText } from '../../../kit';
import { Field, Radio, Select } from '../../../ui';
import type { Audience } from './new-bookmark.view-model';
import classes from './bookmark-dialogs.module.css';

interface AudienceFieldProps {
  readonly audience: Audience;
  /** Whose bookmark it is when it is nobody else's. */
  readonly user: string;
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Who is to see a bookmark; what somebody may not do can be seen, but not chosen. */
export const AudienceField = ({ audience, user, scope, onChange }: AudienceFieldProps) => {
  const { t } = useText();
  const group = useId();
  const { roles, everybody } = audience;
  const [first] = roles;
  const note =
    first === undefined && !everybody
      ? t('bookmark_share_denied')
      : scope.kind === 'user'
        ? undefined
        : t('bookmark_shared_note');
  return (
    <>
      <Field name="audience" label={t('bookmark_for')} note={note}>
        <div className={classes['choices']}>
          <Radio name={group} checked={scope.kind === 'user'} onChange={() => onChange({ kind: 'user', id: user })}>
            {t('bookmark_for_me')}
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
            options={roles.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => onChange({ kind: 'role', id })}
          />
        </Field>
      ) : null}
    </>
  );
};
