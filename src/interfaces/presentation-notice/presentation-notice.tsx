import { oneOfOption, textOption } from '../../domain/values';
import { useText, type InterfaceProps } from '../../kit';
import { Markdown, Notice } from '../../ui';
import { NOTICE_TONES, TONE_OF } from './presentation-notice.rules';

/** Something to know, in the midst of a form. */
export const PresentationNoticeInterface = ({ options }: InterfaceProps) => {
  const { t } = useText();
  return (
    <Notice
      tone={TONE_OF[oneOfOption(options, 'color', NOTICE_TONES) ?? 'info']}
      icon={textOption(options, 'icon') ?? 'info'}
    >
      <Markdown text={textOption(options, 'text') ?? t('no_text_configured')} />
    </Notice>
  );
};
