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

/** Messages of servers can be whole SQL statements; the details have the rest. */
const MAX_TEXT_LENGTH = 200;

export const cutText = (text: string): string =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1).trimEnd()}…` : text;

/** The server's message, cut, otherwise advice; undefined for notifications without a failure. */
export const noticeText = ({ failure }: Notification, t: Translate): string | undefined =>
  failure === null
    ? undefined
    : failure.kind === 'api' && failure.message !== ''
      ? cutText(failure.message)
      : adviceText(failure, t);
