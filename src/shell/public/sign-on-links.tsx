import { AccountsService, useService, useStream, useText, useViewModel } from '../../kit';
import { Button, ButtonRow, DividerText } from '../../ui';
import { providersViewModel } from './providers.view-model';

interface SignOnLinksProps {
  /** The absolute address that a provider leads back to. */
  readonly back: string;
}

/** 'my-company' → 'My Company' */
const providerName = (provider: string): string =>
  provider
    .split(/[\s_-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Those who sign people in elsewhere. Nothing while there are none. */
export const SignOnLinks = ({ back }: SignOnLinksProps) => {
  const { t } = useText();
  const accounts = useService(AccountsService);
  const providers = useStream(useViewModel(providersViewModel).providers$);
  if (providers.length === 0) return null;
  return (
    <>
      <DividerText>{t('or_continue_with')}</DividerText>
      <ButtonRow align="stretch">
        {providers.map((provider) => (
          <Button key={provider} icon="vpn_key" external href={accounts.linkTo(provider, back)}>
            {providerName(provider)}
          </Button>
        ))}
      </ButtonRow>
    </>
  );
};
