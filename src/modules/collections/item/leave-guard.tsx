import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useStream, useText } from '../../../kit';
import { Button, Dialog } from '../../../ui';
import type { ItemForm } from '../../../application/item-editing';

/** Asks before edits are left behind: by a link, by going back, by closing the page. */
export const LeaveGuard = ({ form }: { readonly form: Pick<ItemForm, 'dirty' | 'dirty$'> }) => {
  const { t } = useText();
  const dirty = useStream(form.dirty$);
  // A save that goes on to another page has left nothing behind by then, though this has not rendered yet.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => form.dirty && currentLocation.pathname !== nextLocation.pathname);
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
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
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
