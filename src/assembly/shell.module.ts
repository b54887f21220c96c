import { ContainerModule } from 'inversify';
import { Language, LanguageService, Registries } from '../kit';
import { Preferences } from '../ports/preferences';
import { Theme, ThemeService } from '../shell';
import { applyTheme } from '../ui';
import { bind } from './bind';
import { contributions } from './contributions';
import { locales } from './locales';

export const shellModule = new ContainerModule((options) => {
  bind(options, Registries, [], contributions);
  bind(options, LanguageService, [], () => new Language(locales));
  bind(options, ThemeService, [Preferences], (preferences) => new Theme(preferences, applyTheme));
});
