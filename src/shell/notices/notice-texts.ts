import type { Notification } from '../../application/notifications';
import type { Failure } from '../../kernel';
import { failureAdvice, failureTitle, type Translate } from '../../kit';

export const noticeTitle = ({ text, count, parameters, failure }: Notification, t: Translate): string =>
  text === null
    ? failure === null
      ? ''
      : t(failureTitle(failure).key)
    : t(text, { ...parameters, ...(count === undefined ? {} : { count }) });

const adviceText = (failure: Failure, t: Translate): string => {
  const { key, parameters } = failureAdvice(failure);
  return t(key, parameters);
};

/** The server's message, otherwise advice; undefined for notifications without a failure. */
export const noticeText = ({ failure }: Notification, t: Translate): string | undefined =>
  failure === null
    ? undefined
    : failure.kind === 'api' && failure.message !== ''
      ? failure.message
      : adviceText(failure, t);
