import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { useStream, useText } from '../../../kit';
import { Button, Dialog } from '../../../ui';
import type { ItemForm } from '../../../application/item-editing';

interface LeaveGuardProps {
  readonly form: Pick<ItemForm, 'dirty' | 'dirty$'>;
  /** A path to which the form itself goes along: a new item gets its address. */
  readonly moving?: RefObject<string | null> | undefined;
  /** Somebody has said that the edits may go. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Asks before edits are left behind: by a link, by going back, by signing out, by closing the page. */
export const LeaveGuard = ({ form, moving, onDiscard }: LeaveGuardProps) => {
  const { t } = useText();
  const dirty = useStream(form.dirty$);
  // A save that goes on to another page has left nothing behind by then, though this has not rendered yet.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.dirty && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== (moving?.current ?? null),
  );
  const needless = blocker.state === 'blocked' && !dirty;
  useEffect(() => {
    // Saved while the question stood there: there is nothing to ask about any more.
    if (needless) blocker.proceed?.();
  }, [needless, blocker]);
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('unsaved_changes')}
      text={t('unsaved_changes_text')}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onDiscard?.();
              blocker.proceed?.();
            }}
          >
            {t('discard_changes')}
          </Button>
          <Button variant="primary" onClick={() => blocker.reset?.()} data-autofocus>
            {t('keep_editing')}
          </Button>
        </>
      }
    />
  );
};
