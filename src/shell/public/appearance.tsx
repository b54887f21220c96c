import { ChoicesService, LanguageService, useService, useText } from '../../kit';
import { Button, Select } from '../../ui';
import { useTheme } from '../use-theme';

/** Language and theme, kept in this browser. */
export const Appearance = () => {
  const { t, locale } = useText();
  const language = useService(LanguageService);
  const choices = useService(ChoicesService);
  const { theme, next, choose } = useTheme();
  return (
    <>
      <Select
        size="small"
        variant="quiet"
        aria-label={t('language')}
        value={locale.code}
        options={language.locales.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => {
          choices.chooseLanguage(code);
          void language.use(code);
        }}
      />
      <Button variant="ghost" size="small" onClick={() => choose(next)}>
        {t('theme_is', { theme: t(`theme_${theme}`) })}
      </Button>
    </>
  );
};
