import { useEffect } from 'react';
import { MASK } from '../../domain/schema';
import { type InterfaceProps, type TextKey, useStream, useText, useViewModel } from '../../kit';
import { Button, IconButton, Input, useCopy } from '../../ui';
import classes from './token.module.css';
import { type SavedToken, tokenViewModel } from './token.view-model';

const STATES: Readonly<Record<SavedToken['kind'], TextKey>> = {
  hidden: 'token_hidden',
  set: 'token_set',
  'not-set': 'token_not_set',
  shown: 'token_set',
};

/** The token in clear, if it may be seen: generated here and not saved yet, or read on request. */
const clearToken = (value: unknown, saved: SavedToken): string | null => {
  if (value === MASK) return saved.kind === 'shown' ? saved.token : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

/**
 * A static access token. The saved one is masked in the form, and read in clear only when the user asks for it; a new
 * one is generated, never typed, so that it cannot be guessed.
 */
export const TokenInterface = ({ field, value, readonly, item$, onChange }: InterfaceProps) => {
  const { t, fieldName } = useText();
  const view = useViewModel(tokenViewModel, item$);
  const saved = useStream(view.saved$);
  const busy = useStream(view.busy$);
  const isSaved = value === MASK;
  useEffect(() => {
    if (isSaved) view.check();
  }, [view, isSaved]);
  const token = clearToken(value, saved);
  const { copied, copy } = useCopy(token ?? '');
  const isPresent = isSaved ? saved.kind !== 'not-set' : token !== null;
  return (
    <div className={classes['token']}>
      <Input
        value={token ?? ''}
        placeholder={t(isSaved ? STATES[saved.kind] : 'token_not_set')}
        icon="vpn_key"
        mono
        dir="ltr"
        readOnly
        spellCheck={false}
        autoComplete="off"
        onChange={() => undefined}
        trailing={
          readonly || !isPresent ? undefined : (
            <IconButton
              icon="close"
              label={t('token_remove', { field: fieldName(field) })}
              size="small"
              onClick={() => onChange(null)}
            />
          )
        }
      />
      <div className={classes['actions']}>
        {isSaved && saved.kind === 'shown' ? (
          <Button size="small" variant="secondary" icon="visibility_off" onClick={() => view.hide()}>
            {t('token_hide')}
          </Button>
        ) : null}
        {isSaved && (saved.kind === 'set' || saved.kind === 'hidden') ? (
          <Button size="small" variant="secondary" icon="visibility" busy={busy} onClick={() => view.show()}>
            {t('token_show')}
          </Button>
        ) : null}
        {token === null ? null : (
          <Button size="small" variant="secondary" icon={copied ? 'check' : 'content_copy'} onClick={copy}>
            {t(copied ? 'copied' : 'token_copy')}
          </Button>
        )}
        {readonly ? null : (
          <Button size="small" variant="secondary" icon="refresh" onClick={() => onChange(view.generate())}>
            {t('token_regenerate')}
          </Button>
        )}
      </div>
      {token !== null && !isSaved ? <p className={classes['note']}>{t('token_new_text')}</p> : null}
    </div>
  );
};
