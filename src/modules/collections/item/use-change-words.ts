import { useMemo } from 'react';
import { useText } from '../../../kit';
import type { ChangeTold } from './change-told.rules';

/** Puts into words who has changed something, and when. */
export const useChangeWords = (): ((told: ChangeTold) => { readonly who: string; readonly when: string }) => {
  const { t, locale } = useText();
  return useMemo(() => {
    const time = new Intl.RelativeTimeFormat(locale.code, { numeric: 'auto' });
    return ({ isMe, name, ago }) => ({
      who: isMe ? t('you_elsewhere') : (name ?? t('somebody_else')),
      when: ago === null ? t('meanwhile') : time.format(ago.amount, ago.unit),
    });
  }, [t, locale]);
};
