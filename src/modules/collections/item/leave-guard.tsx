import { memo, type RefObject, useEffect, useMemo } from 'react';
import { useBlocker } from 'react-router-dom';
import type { ItemForm } from '../../../application/item-editing';
import { UnsavedChangesService, useService, useStream, useText } from '../../../kit';
import { Button, Dialog } from '../../../ui';

/** Has the browser ask before the page is closed on edits. By itself, so that the first letter draws nothing again for it. */
export const BeforeUnload = memo(({ form }: { readonly form: Pick<ItemForm, 'dirty$'> }) => {
  const dirty = useStream(form.dirty$);
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);
  return null;
});

interface ProceedWhenCleanProps {
  readonly form: Pick<ItemForm, 'dirty$'>;
  readonly then: () => void;
}

/** Saved while a question about the edits stood there: there is nothing to ask about any more. */
export const ProceedWhenClean = ({ form, then }: ProceedWhenCleanProps) => {
  const dirty = useStream(form.dirty$);
  useEffect(() => {
    if (!dirty) then();
  }, [dirty, then]);
  return null;
};

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
      <BeforeUnload form={form} />
      {blocker.state === 'blocked' ? <ProceedWhenClean form={form} then={blocker.proceed} /> : null}
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

/** All that would be lost with this page: the edits of its form, and comments that nobody has sent. */
export const useUnsavedChanges = (): Pick<ItemForm, 'dirty' | 'dirty$'> => {
  const unsaved = useService(UnsavedChangesService);
  return useMemo(
    () => ({
      get dirty() {
        return unsaved.hasAny;
      },
      dirty$: unsaved.hasAny$,
    }),
    [unsaved],
  );
};
