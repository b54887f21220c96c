import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import type { ItemForm } from '../../application/item-editing';
import { UnsavedChanges } from '../../application/unsaved-changes';
import { useService, useStream, useText } from '../../kit';
import { Button, Dialog } from '../../ui';

/** True when any part of the address changes: the bookmark of a list, a drawer and others are in the query string. */
export const isOtherAddress = (current: Location, next: Location): boolean =>
  current.pathname !== next.pathname || current.search !== next.search || current.hash !== next.hash;

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
  /** For edits that a change of the router state alone would lose: asks before every navigation. */
  readonly everyNavigation?: boolean | undefined;
  /** The user has chosen to discard the edits. The page may stay, when only the query string changes. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Asks before edits are lost: by a link, going back, signing out or closing the page. */
export const LeaveGuard = ({ form, moving, everyNavigation = false, onDiscard }: LeaveGuardProps) => {
  const { t } = useText();
  // Discarding makes the form clean, which proceeds as well; the router allows it once.
  const isLeaving = useRef(false);
  // Reads the form, not the last render: a save that navigates has made the form clean just before.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.dirty &&
      (everyNavigation || isOtherAddress(currentLocation, nextLocation)) &&
      nextLocation.pathname !== (moving?.current ?? null),
  );
  useEffect(() => {
    if (blocker.state === 'unblocked') isLeaving.current = false;
  }, [blocker.state]);
  const leave = (): void => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    blocker.proceed?.();
  };
  return (
    <>
      <BeforeUnload form={form} />
      {blocker.state === 'blocked' ? <ProceedWhenClean form={form} then={leave} /> : null}
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
                leave();
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
        return unsaved.hasOnPage;
      },
      dirty$: unsaved.hasOnPage$,
    }),
    [unsaved],
  );
};
