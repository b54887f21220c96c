import { ContainerModule } from 'inversify';
import { Theme } from '../application/settings';
import { ChoicesService, Translator, TranslatorService, Registries, ThemeService } from '../kit';
import { applyTheme } from '../ui';
import { bind } from './bind';
import { locales } from './locales';
import { emptyRegistries } from './registries';

export const shellModule = new ContainerModule((options) => {
  bind(options, Registries, [], emptyRegistries);
  bind(options, TranslatorService, [], () => new Translator(locales));
  bind(options, ThemeService, [ChoicesService], (choices) => new Theme(choices, applyTheme));
});
