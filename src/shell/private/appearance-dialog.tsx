import { Appearance, Theme } from '../../application/settings';
import { AccessStore } from '../../application/access';
import { isTheme, type ThemeChoice, THEMES } from '../../domain/users';
import { Translator, useService, useStream, useText } from '../../kit';
import { Button, Dialog, Field, Select } from '../../ui';

/** The value of the option that leaves the theme to the account. */
const AS_IN_ACCOUNT = '';

/** Language and theme of the account, and the theme of this device. A choice is applied at once. */
export const AppearanceDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, locale } = useText();
  const { locales } = useService(Translator);
  const appearance = useService(Appearance);
  const user = useStream(useService(AccessStore).user$);
  const device = useStream(useService(Theme).device$);
  const account: ThemeChoice = isTheme(user?.theme ?? null) ? (user?.theme as ThemeChoice) : 'auto';
  const themes = THEMES.map((value) => ({ value, label: t(`theme_${value}`) }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('language_and_appearance')}
      actions={
        <Button variant="primary" onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
      }
    >
      <Field name="language" label={t('language')}>
        <Select
          value={locale.code}
          options={locales.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => appearance.chooseLanguage(code)}
        />
      </Field>
      <Field name="theme" label={t('theme')} note={t('theme_note')}>
        <Select
          value={account}
          options={themes}
          onChange={(theme) => (isTheme(theme) ? appearance.chooseTheme(theme) : undefined)}
        />
      </Field>
      <Field name="device_theme" label={t('theme_on_device')} note={t('theme_on_device_note')}>
        <Select
          value={device ?? AS_IN_ACCOUNT}
          options={[{ value: AS_IN_ACCOUNT, label: t('theme_as_in_account') }, ...themes]}
          onChange={(theme) => appearance.chooseDeviceTheme(isTheme(theme) ? theme : null)}
        />
      </Field>
    </Dialog>
  );
};
