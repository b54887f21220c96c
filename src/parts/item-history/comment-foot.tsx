import type { ReactNode } from 'react';
import type { CommentDraft } from '../../application/history';
import { metaKey, useStream, useText, type TextKey } from '../../kit';
import { Button, Kbd } from '../../ui';
import { FailureNotice } from '../failure-state';
import classes from './item-history.module.css';

interface CommentFootProps<Reason extends TextKey> {
  readonly draft: CommentDraft<Reason>;
  /** What sending it is called. */
  readonly label: string;
  /** Before the button: another way out. */
  readonly children?: ReactNode;
}

/** Below words that are being written: why they were not taken, and the button that sends them. */
export const CommentFoot = <Reason extends TextKey>({ draft, label, children }: CommentFootProps<Reason>) => {
  const { t } = useText();
  const denial = useStream(draft.denied$);
  const busy = useStream(draft.busy$);
  const problem = useStream(draft.problem$);
  return (
    <>
      {problem === null ? null : <FailureNotice failure={problem} />}
      <div className={classes['foot']}>
        <span className={classes['keys']} aria-hidden="true">
          <Kbd keys={`${metaKey()} ↵`} />
        </span>
        {children}
        <Button
          size="small"
          busy={busy}
          disabledReason={busy || denial === false ? undefined : t(denial)}
          onClick={() => draft.execute()}
        >
          {label}
        </Button>
      </div>
    </>
  );
};
