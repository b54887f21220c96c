import { useRef, useState } from 'react';
import type { RecoverableDraft, DraftRecovery } from '../../../application/recovery';
import { useService, useStream, useText } from '../../../kit';
import { Button, Notice } from '../../../ui';
import { formatTimeAgo } from './recovery.rules';
import { RecoveryDialog } from './recovery-dialog';
import classes from './recovery.module.css';
import { Now } from '../../../application/clock';

interface RecoveryProps {
  readonly recovery: DraftRecovery;
  /** A new item was started from the draft of a deleted one; never called for a batch edit. */
  readonly onNewStarted?: (() => void) | undefined;
}

/** Preferred over the buttons beside a control. */
const CONTROLS = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

/** Focuses the form on the next frame, as the button that was clicked is removed by then. */
const focusForm = (scope: ParentNode, field: string | null): void => {
  requestAnimationFrame(() => {
    const group = scope.querySelector<HTMLElement>(
      field === null ? '[data-field]' : `[data-field="${CSS.escape(field)}"]`,
    );
    if (field !== null) group?.scrollIntoView({ block: 'nearest' });
    const control = group?.querySelector<HTMLElement>(CONTROLS) ?? group?.querySelector<HTMLElement>('button');
    control?.focus({ preventScroll: true });
  });
};

/** One notice for each draft of the open item, and the dialog to restore it; nothing without a draft. */
export const Recovery = ({ recovery, onNewStarted }: RecoveryProps) => {
  const offers = useStream(recovery.drafts$);
  const [openId, setOpenId] = useState<string | null>(null);
  const openDraft = offers.find(({ entry }) => entry.id === openId);
  const container = useRef<HTMLDivElement>(null);
  const closeAfter = (action: () => void, field: string | null) => {
    const scope = container.current?.closest('[role="dialog"]') ?? document;
    setOpenId(null);
    action();
    focusForm(scope, field);
  };
  if (offers.length === 0) return null;
  return (
    <div ref={container} className={classes['notices']}>
      {offers.map((each) => (
        <RecoveryNotice
          key={each.entry.id}
          draft={each}
          onReview={() => setOpenId(each.entry.id)}
          onLater={() => closeAfter(() => recovery.postpone(each.entry.id), null)}
        />
      ))}
      {openDraft === undefined ? null : (
        <RecoveryDialog
          draft={openDraft}
          onClose={() => setOpenId(null)}
          onRestore={(fields) => closeAfter(() => recovery.restore(openDraft.entry.id, fields), fields[0] ?? null)}
          onLater={() => closeAfter(() => recovery.postpone(openDraft.entry.id), null)}
          onDiscard={() => closeAfter(() => recovery.discard(openDraft.entry.id), null)}
          onStartNew={() => {
            setOpenId(null);
            recovery.startNew(openDraft.entry.id);
            onNewStarted?.();
          }}
        />
      )}
    </div>
  );
};

interface RecoveryNoticeProps {
  readonly draft: RecoverableDraft;
  readonly onReview: () => void;
  readonly onLater: () => void;
}

const RecoveryNotice = ({ draft, onReview, onLater }: RecoveryNoticeProps) => {
  const { t, locale, fieldName } = useText();
  const now = useStream(useService(Now).now$);
  const { entry, edits, isItemMissing } = draft;
  const when = formatTimeAgo(entry.at, now, locale.code);
  const title = isItemMissing
    ? 'unsaved_item_gone'
    : entry.place.kind === 'new'
      ? 'unsaved_new_of'
      : 'unsaved_changes_of';
  const names = edits.map(({ field, definition }) => (definition === null ? field : fieldName(definition)));
  return (
    <Notice
      tone="info"
      icon="history"
      role="status"
      title={t(title, { when })}
      actions={
        <>
          <Button size="small" onClick={onReview} aria-haspopup="dialog">
            {t('unsaved_look')}
          </Button>
          <Button size="small" variant="ghost" onClick={onLater}>
            {t('unsaved_later')}
          </Button>
        </>
      }
    >
      <p>{new Intl.ListFormat(locale.code, { type: 'unit' }).format(names)}</p>
    </Notice>
  );
};
