import { useState } from 'react';
import type { ReplaceNulls } from '../../../../application/data-model';
import type { SetupConflict } from '../../../../domain/data-model';
import { useStream, useText } from '../../../../kit';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { Button, Dialog, Field, Input, Notice } from '../../../../ui';
import type { FieldDrawerViewModel } from './field-drawer.view-model';
import classes from './field-drawer.module.css';

/** Asks for the value of items that are empty, and saves again by itself (spec 001, 8). */
export const NullsDialog = ({
  operation,
  onClose,
}: {
  readonly operation: ReplaceNulls;
  readonly onClose: () => void;
}) => {
  const { t } = useText();
  const [value, setValue] = useState('');
  const count = useStream(operation.count$);
  const busy = useStream(operation.busy$);
  const failure = useStream(operation.failure$);
  return (
    <Dialog
      open
      title={t('nulls_title')}
      text={count === null ? t('nulls_text') : t('nulls_text_count', { count })}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabledReason={value === '' ? t('nulls_value_missing') : undefined}
            onClick={() => operation.execute(value)}
          >
            {t('nulls_replace')}
          </Button>
        </>
      }
    >
      {failure === null ? null : <FailureNotice failure={failure} />}
      <Field name="value" label={t('nulls_value')}>
        <Input value={value} placeholder="NULL" autoComplete="off" onChange={setValue} />
      </Field>
    </Dialog>
  );
};

/** Asks whose values are kept where both have changed the same. */
export const ConflictDialog = ({
  view: { session },
  conflicts,
}: {
  readonly view: FieldDrawerViewModel;
  readonly conflicts: readonly SetupConflict[];
}) => {
  const { t } = useText();
  return (
    <Dialog
      open
      title={t('setup_conflict_title')}
      text={t('setup_conflict_text')}
      onClose={() => session.keepTheirs()}
      actions={
        <>
          <Button variant="ghost" onClick={() => session.keepTheirs()}>
            {t('setup_keep_theirs')}
          </Button>
          <Button variant="primary" onClick={() => session.replaceTheirs()}>
            {t('setup_keep_mine')}
          </Button>
        </>
      }
    >
      <ul className={classes['conflicts']}>
        {conflicts.map(({ part, member, mine, theirs }) => (
          <li key={`${part}-${member}`}>
            <code>{member}</code>:{' '}
            {t('setup_conflict_values', { mine: JSON.stringify(mine), theirs: JSON.stringify(theirs) })}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

/** Setups that an earlier page has left. */
export const LeftSetups = ({ view: { session } }: { readonly view: FieldDrawerViewModel }) => {
  const { t } = useText();
  const left = useStream(session.left$);
  const [answered, answer] = useState<readonly string[]>([]);
  return left
    .filter(({ id }) => !answered.includes(id))
    .map((each) => (
      <Notice
        key={each.id}
        tone="info"
        title={t(each.steps === null ? 'setup_left' : 'setup_left_begun', { field: each.setup.field })}
        actions={
          <>
            <Button
              size="small"
              onClick={() => {
                session.restore(each);
                answer([...answered, each.id]);
              }}
            >
              {t('setup_restore')}
            </Button>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                session.discard(each);
                answer([...answered, each.id]);
              }}
            >
              {t('setup_forget')}
            </Button>
          </>
        }
      />
    ));
};
