import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router-dom';
import type { ItemForm, KeptDraft } from '../../../application/item-editing';
import { UnsavedChanges } from '../../../application/unsaved-changes';
import { type PageAction, useService, useStream, useText } from '../../../kit';
import { Button, Dialog } from '../../../ui';

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

/** Saves without leading anywhere itself. */
export interface SaveAction extends Pick<PageAction, 'denied$'>, Required<Pick<PageAction, 'busy$'>> {
  readonly execute: () => void;
}

interface SaveButtonProps {
  readonly save: SaveAction;
  readonly onSave: () => void;
}

const SaveButton = ({ save, onSave }: SaveButtonProps) => {
  const { t } = useText();
  const denied = useStream(save.denied$);
  return (
    <Button variant="primary" disabledReason={denied !== false && t(denied)} onClick={onSave}>
      {t('save')}
    </Button>
  );
};

/** Written when the dialog opens, so that it has what was typed last. */
const DraftText = ({ draft }: { readonly draft: KeptDraft }) => {
  const { t } = useText();
  const isComplete = useStream(draft.isComplete$);
  useEffect(() => draft.write(), [draft]);
  return t(isComplete ? 'unsaved_kept_text' : 'unsaved_changes_text');
};

const KeepDraftButton = ({ draft, onKeep }: { readonly draft: KeptDraft; readonly onKeep: () => void }) => {
  const { t } = useText();
  return useStream(draft.isComplete$) ? <Button onClick={onKeep}>{t('unsaved_keep_draft')}</Button> : null;
};

interface SaveOutcomeProps extends Pick<SaveAction, 'busy$'> {
  readonly form: Pick<ItemForm, 'dirty$'>;
  readonly onSaved: () => void;
  readonly onNotSaved: () => void;
}

/** Waits for the save that the dialog has started. */
const SaveOutcome = ({ form, busy$, onSaved, onNotSaved }: SaveOutcomeProps) => {
  const dirty = useStream(form.dirty$);
  const busy = useStream(busy$);
  useEffect(() => {
    if (busy) return;
    if (dirty) onNotSaved();
    else onSaved();
  }, [dirty, busy, onSaved, onNotSaved]);
  return null;
};

interface LeaveGuardProps {
  readonly form: Pick<ItemForm, 'dirty' | 'dirty$'>;
  /** Offered in the dialog: the page is left once everything is saved, and stays when something is not. */
  readonly save?: SaveAction | undefined;
  /** Offered in the dialog: the page is left with its edits. */
  readonly draft?: KeptDraft | undefined;
  /** For a drawer over a page: at the path of that page only the edits of the drawer are lost, elsewhere all of `form`. */
  readonly drawer?: { readonly page: string; readonly form: Pick<ItemForm, 'dirty' | 'dirty$'> } | undefined;
  /** Paths below this one open drawers over the page, where it keeps its edits. */
  readonly drawersAt?: string | undefined;
  /** The path that the form itself moves to: a new item gets its address. */
  readonly moving?: RefObject<string | null> | undefined;
  /** For edits that a change of the router state alone would lose: asks before every navigation. */
  readonly everyNavigation?: boolean | undefined;
  /** The user has chosen to discard the edits. The page may stay, when only the query string changes. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Asks before edits are lost: by a link, going back, signing out or closing the page. */
export const LeaveGuard = ({
  form,
  save,
  draft,
  drawer,
  drawersAt,
  moving,
  everyNavigation = false,
  onDiscard,
}: LeaveGuardProps) => {
  const { t } = useText();
  // Discarding makes the form clean, which proceeds as well; the router allows it once.
  const isLeaving = useRef(false);
  // Reads the form, not the last render: a save that navigates has made the form clean just before.
  /** The address that was blocked, as `navigate` takes it: that of the blocker itself has the base path. */
  const [blocked, setBlocked] = useState<Location | null>(null);
  const lostAt = (path: string): Pick<ItemForm, 'dirty' | 'dirty$'> => (path === drawer?.page ? drawer.form : form);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isBlocked =
      lostAt(nextLocation.pathname).dirty &&
      (drawersAt === undefined || !nextLocation.pathname.startsWith(`${drawersAt}/`)) &&
      (everyNavigation || isOtherAddress(currentLocation, nextLocation)) &&
      nextLocation.pathname !== (moving?.current ?? null);
    if (isBlocked) setBlocked(nextLocation);
    return isBlocked;
  });
  useEffect(() => {
    if (blocker.state === 'unblocked') isLeaving.current = false;
  }, [blocker.state]);
  const navigate = useNavigate();
  /** Where the page goes once it is saved, and where the form had moved before; null while no save was chosen. */
  const [savedFor, setSavedFor] = useState<{ readonly to: Location; readonly moved: string | null } | null>(null);
  const leave = (): void => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    // The save has moved a new item to its address, which ends the navigation that was blocked.
    if (savedFor !== null && (moving?.current ?? null) !== savedFor.moved)
      void navigate(savedFor.to, { state: savedFor.to.state as unknown });
    else blocker.proceed?.();
    setSavedFor(null);
  };
  return (
    <>
      <BeforeUnload form={form} />
      {blocker.state === 'blocked' && savedFor === null ? (
        <ProceedWhenClean form={lostAt(blocked?.pathname ?? '')} then={leave} />
      ) : null}
      {savedFor === null || save === undefined ? null : (
        <SaveOutcome
          form={form}
          busy$={save.busy$}
          onSaved={leave}
          onNotSaved={() => {
            setSavedFor(null);
            blocker.reset?.();
          }}
        />
      )}
      <Dialog
        open={blocker.state === 'blocked' && savedFor === null}
        onClose={() => blocker.reset?.()}
        title={t('unsaved_changes')}
        text={draft === undefined ? t('unsaved_changes_text') : <DraftText draft={draft} />}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                onDiscard?.();
                leave();
              }}
            >
              {t('unsaved_throw_away')}
            </Button>
            {draft === undefined ? null : <KeepDraftButton draft={draft} onKeep={leave} />}
            <Button
              variant={save === undefined ? 'primary' : 'secondary'}
              onClick={() => blocker.reset?.()}
              data-autofocus
            >
              {t('keep_editing')}
            </Button>
            {save === undefined ? null : (
              <SaveButton
                save={save}
                onSave={() => {
                  const moved = moving?.current ?? null;
                  save.execute();
                  if (blocked !== null) setSavedFor({ to: blocked, moved });
                }}
              />
            )}
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
