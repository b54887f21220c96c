import type { Notification } from '../../application/notifications';
import type { Failure } from '../../kernel';
import { failureAdvice, failureTitle, type Translate } from '../../kit';

export const noticeTitle = ({ text, count, parameters, failure }: Notification, t: Translate): string =>
  text === null
    ? failure === null
      ? ''
      : t(failureTitle(failure).key)
    : t(text, { ...parameters, ...(count === undefined ? {} : { count }) });

const advised = (failure: Failure, t: Translate): string => {
  const { key, parameters } = failureAdvice(failure);
  return t(key, parameters);
};

/** What the server said, else what to do; undefined where the title says it all. */
export const noticeText = ({ failure }: Notification, t: Translate): string | undefined =>
  failure === null
    ? undefined
    : failure.kind === 'api' && failure.message !== ''
      ? failure.message
      : advised(failure, t);
