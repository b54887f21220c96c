import type { UploadEntry, UploadRefusal, UploadState } from '../../../domain/files';
import { fileSizeText } from '../../../domain/values';
import { formatDuration } from '../../../kernel';
import { failureTitle, type Translate } from '../../../kit';

/** Shares are shown without decimals: '58%'. */
export const percentText = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

const MINUTE_S = 60;
const STEP_S = 5;

/** Rounded up to 5 seconds, or to minutes. */
export const remainingText = (milliseconds: number, locale: string): string => {
  const seconds = milliseconds / 1_000;
  const step = seconds > MINUTE_S - STEP_S ? MINUTE_S : STEP_S;
  return formatDuration(Math.max(step, Math.ceil(seconds / step) * step), locale);
};

const sizeText = (bytes: number, locale: string): string => fileSizeText(bytes, locale) ?? '';

const tooLargeText = (sizeBytes: number | null, maxBytes: number | null, t: Translate): string => {
  if (sizeBytes === null) return t('error_too_large');
  return maxBytes === null
    ? t('upload_too_large_unknown', { size: sizeBytes })
    : t('upload_too_large', { size: sizeBytes, limit: maxBytes });
};

const refusalText = (reason: UploadRefusal, sizeBytes: number | null, t: Translate): string => {
  switch (reason.kind) {
    case 'empty':
      return t('upload_empty');
    case 'wrong_type':
      return t('upload_wrong_type');
    case 'too_large':
      return tooLargeText(sizeBytes, reason.maxBytes, t);
    case 'server':
      // The server's own reason, which may be a whole statement of its database: the row shows its beginning.
      return reason.failure.kind === 'api' && reason.failure.message !== ''
        ? reason.failure.message
        : t(failureTitle(reason.failure).key);
  }
};

const failedText = (
  { failure, sentBytes }: Extract<UploadState, { readonly kind: 'failed' }>,
  sizeBytes: number | null,
  t: Translate,
  locale: string,
): string =>
  failure.kind === 'network' && sizeBytes !== null && sentBytes > 0 && sentBytes < sizeBytes
    ? t('upload_broke', { percent: percentText(sentBytes / sizeBytes, locale) })
    : t(failureTitle(failure).key);

/** The line below the name of an upload. */
export const uploadStateText = ({ state, sizeBytes }: UploadEntry, t: Translate, locale: string): string => {
  switch (state.kind) {
    case 'waiting':
      return t('upload_waiting');
    case 'sending':
      return t('upload_sent_of', {
        sent: sizeText(Math.min(state.sentBytes, sizeBytes ?? state.totalBytes), locale),
        total: sizeText(sizeBytes ?? state.totalBytes, locale),
      });
    case 'importing':
      return t('import_fetching');
    case 'done':
      return t('upload_done');
    case 'refused':
      return refusalText(state.reason, sizeBytes, t);
    case 'failed':
      return failedText(state, sizeBytes, t, locale);
  }
};
