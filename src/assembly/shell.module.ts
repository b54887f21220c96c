import { ContainerModule } from 'inversify';
import { Theme } from '../application/settings';
import { ChoicesService, Language, LanguageService, Registries, ThemeService } from '../kit';
import { applyTheme } from '../ui';
import { bind } from './bind';
import { contributions } from './contributions';
import { locales } from './locales';

export const shellModule = new ContainerModule((options) => {
  bind(options, Registries, [], contributions);
  bind(options, LanguageService, [], () => new Language(locales));
  bind(options, ThemeService, [ChoicesService], (choices) => new Theme(choices, applyTheme));
});
