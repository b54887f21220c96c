import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../kit';
import { Button, Checkbox, DetachedControl, Dialog, Field, Input } from '../../ui';
import { isSafeAddress } from './document/screen-attributes';
import type { LinkEntry } from './editor/insert';

interface LinkDialogProps {
  readonly entry: LinkEntry;
  readonly onSubmit: (entry: LinkEntry) => void;
  readonly onClose: () => void;
}

/** The address, text and tab of a link. */
export const LinkDialog = ({ entry, onSubmit, onClose }: LinkDialogProps) => {
  const { t } = useText();
  const form = useId();
  const [{ address, text, isNewTab }, setEntry] = useState(entry);
  const trimmed = address.trim();
  const denied = trimmed === '' ? t('rich_address_missing') : isSafeAddress(trimmed) ? null : t('rich_address_refused');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (denied === null) onSubmit({ address: trimmed, text, isNewTab });
  };
  const change = (part: Partial<LinkEntry>): void => setEntry((before) => ({ ...before, ...part }));
  return (
    <Dialog
      open
      title={t('rich_link')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} disabledReason={denied}>
            {t('rich_apply')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field name="address" label={t('rich_address')} error={trimmed !== '' && denied !== null ? denied : undefined}>
          <Input
            type="url"
            autoComplete="off"
            dir="ltr"
            value={address}
            onChange={(next) => change({ address: next })}
          />
        </Field>
        <Field name="text" label={t('rich_link_text')}>
          <Input autoComplete="off" value={text} onChange={(next) => change({ text: next })} />
        </Field>
        <DetachedControl>
          <Checkbox checked={isNewTab} onChange={(next) => change({ isNewTab: next })}>
            {t('rich_new_tab')}
          </Checkbox>
        </DetachedControl>
      </form>
    </Dialog>
  );
};
