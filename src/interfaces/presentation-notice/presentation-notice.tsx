import { oneOfOption, textOption } from '../../domain/values';
import { type InterfaceProps, useText } from '../../kit';
import { Markdown, Notice } from '../../ui';

const NOTICE_COLORS = ['normal', 'info', 'success', 'warning', 'danger'] as const;

/** The tone of `ui/feedback/notice` for each colour of the platform. */
const TONE_BY_COLOR = {
  normal: 'neutral',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
} as const;

/** A notice within a form. */
export const PresentationNoticeInterface = ({ options }: InterfaceProps) => {
  const { t } = useText();
  return (
    <Notice
      tone={TONE_BY_COLOR[oneOfOption(options, 'color', NOTICE_COLORS) ?? 'info']}
      icon={textOption(options, 'icon') ?? 'info'}
    >
      <Markdown text={textOption(options, 'text') ?? t('no_text_configured')} />
    </Notice>
  );
};
