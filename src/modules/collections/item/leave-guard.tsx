import { memo, type RefObject, useEffect, useMemo } from 'react';
import { useBlocker } from 'react-router-dom';
import type { ItemForm } from '../../../application/item-editing';
import { useService, useStream, useText } from '../../../kit';
import { Button, Dialog } from '../../../ui';
import { UnsavedChanges } from '../../../application/unsaved-changes';

/**
 * Asks through the browser before the page is closed with edits. Separate component, so that the first keystroke does
 * not render the form again.
 */
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

/** Proceeds with a blocked navigation once the edits are saved: the prompt has become pointless. */
export const ProceedWhenClean = ({ form, then }: ProceedWhenCleanProps) => {
  const dirty = useStream(form.dirty$);
  useEffect(() => {
    if (!dirty) then();
  }, [dirty, then]);
  return null;
};

interface LeaveGuardProps {
  readonly form: Pick<ItemForm, 'dirty' | 'dirty$'>;
  /** The path that the form itself moves to: a new item gets its address. */
  readonly moving?: RefObject<string | null> | undefined;
  /** The user has chosen to discard the edits. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Asks before edits are lost: by a link, going back, signing out or closing the page. */
export const LeaveGuard = ({ form, moving, onDiscard }: LeaveGuardProps) => {
  const { t } = useText();
  // Reads the form, not the last render: a save that navigates has made the form clean just before.
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

/** Everything that would be lost with this page: the edits of the form, and unsent comments. */
export const useUnsavedChanges = (): Pick<ItemForm, 'dirty' | 'dirty$'> => {
  const unsaved = useService(UnsavedChanges);
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
