import type { RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../../kit';
import { Button, Dialog } from '../../../ui';
import type { ItemForm } from '../../../application/item-editing';
import { OnceClean } from './once-clean';
import { PageHold } from './page-hold';

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
  // A save that goes on to another page has left nothing behind by then, though this has not rendered yet.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.dirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== (moving?.current ?? null),
  );
  return (
    <>
      <PageHold form={form} />
      {blocker.state === 'blocked' ? <OnceClean form={form} then={blocker.proceed} /> : null}
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
    </>
  );
};
