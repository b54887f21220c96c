import { useRef, useState } from 'react';
import type { OfferedWork, RecoveryOffer } from '../../application/recovery';
import { fieldName } from '../../domain/schema';
import { PresentService, useService, useStream, useText } from '../../kit';
import { Button, Notice } from '../../ui';
import { ago } from './recovery.rules';
import { RecoveryDialog } from './recovery-dialog';
import classes from './recovery-offer.module.css';

export interface RecoveryNoticesProps {
  readonly offer: RecoveryOffer;
  /** A new item of this collection has been begun with what was left of one that is gone; of several items none is. */
  readonly onBegun?: (() => void) | undefined;
}

/** Before the buttons that a field has beside its control. */
const CONTROLS = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

/** The banner or the button that was used is gone by then. */
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

/** Says what earlier pages have left unsaved in this item, one banner each, and leads to the choice. */
export const RecoveryNotices = ({ offer, onBegun }: RecoveryNoticesProps) => {
  const offers = useStream(offer.offers$);
  const [opened, open] = useState<string | null>(null);
  const shown = offers.find(({ entry }) => entry.id === opened);
  const place = useRef<HTMLDivElement>(null);
  const closing = (deed: () => void, field: string | null) => {
    const scope = place.current?.closest('[role="dialog"]') ?? document;
    open(null);
    deed();
    focusForm(scope, field);
  };
  return (
    <div ref={place} className={classes['notices']}>
      {offers.map((each) => (
        <RecoveryNotice
          key={each.entry.id}
          offered={each}
          onLook={() => open(each.entry.id)}
          onLater={() => closing(() => offer.putOff(each.entry.id), null)}
        />
      ))}
      {shown === undefined ? null : (
        <RecoveryDialog
          offer={shown}
          onClose={() => open(null)}
          onRestore={(fields) => closing(() => offer.restore(shown.entry.id, fields), fields[0] ?? null)}
          onLater={() => closing(() => offer.putOff(shown.entry.id), null)}
          onThrowAway={() => closing(() => offer.throwAway(shown.entry.id), null)}
          onBeginNew={() => {
            open(null);
            offer.beginNew(shown.entry.id);
            onBegun?.();
          }}
        />
      )}
    </div>
  );
};

interface RecoveryNoticeProps {
  readonly offered: OfferedWork;
  readonly onLook: () => void;
  readonly onLater: () => void;
}

const RecoveryNotice = ({ offered, onLook, onLater }: RecoveryNoticeProps) => {
  const { t, locale } = useText();
  const now = useStream(useService(PresentService).now$);
  const { entry, edits, itemGone } = offered;
  const when = ago(entry.at, now, locale.code);
  const title = itemGone ? 'unsaved_item_gone' : entry.place.kind === 'new' ? 'unsaved_new_of' : 'unsaved_changes_of';
  const names = edits.map(({ field, known }) => (known === null ? field : fieldName(known, locale.code)));
  return (
    <Notice
      tone="info"
      icon="history"
      role="status"
      title={t(title, { when })}
      actions={
        <>
          <Button size="small" onClick={onLook} aria-haspopup="dialog">
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
