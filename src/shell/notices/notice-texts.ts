import type { Notice } from '../../application/notices';
import { failureAdvice, failureTitle, type Translate } from '../../kit';

export const noticeTitle = ({ text, count, failure }: Notice, t: Translate): string =>
  text === null ? (failure === null ? '' : t(failureTitle(failure).key)) : t(text, count === undefined ? {} : { count });

/** What the server said, else what to do; undefined where the title says it all. */
export const noticeText = ({ failure }: Notice, t: Translate): string | undefined =>
  failure === null ? undefined : failure.kind === 'api' && failure.message !== '' ? failure.message : t(failureAdvice(failure).key);
