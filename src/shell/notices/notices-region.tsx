import type { Notice } from '../../application/notices';
import { failureAdvice, failureTitle, NoticesService, useService, useStream, useText } from '../../kit';
import { Toast, Toasts } from '../../ui';

/** Short messages in the corner. */
export const NoticesRegion = () => {
  const { t } = useText();
  const notices = useService(NoticesService);
  const shown = useStream(notices.shown$);
  const titleOf = ({ text, failure }: Notice): string =>
    text === null ? (failure === null ? '' : t(failureTitle(failure).key)) : t(text);
  return (
    <Toasts label={t('notices')}>
      {shown.map((notice) => (
        <Toast
          key={notice.id}
          tone={notice.tone}
          title={titleOf(notice)}
          text={notice.failure === null ? undefined : t(failureAdvice(notice.failure).key)}
          dismissLabel={t('close')}
          onDismiss={() => notices.dismiss(notice.id)}
        />
      ))}
    </Toasts>
  );
};
