import { ContainerModule } from 'inversify';
import { BrowserClock, BrowserNetwork, BrowserPreferences } from '../adapters/browser';
import { Theme } from '../application/settings';
import { missingDisplay } from '../displays/missing';
import { missingInterface } from '../interfaces/missing';
import { DevicePreferencesService, Registries, Registry, ThemeService, Translator, TranslatorService } from '../kit';
import { missingLayout } from '../layouts/missing';
import { missingModule } from '../modules/missing';
import { Clock } from '../ports/clock';
import { Network } from '../ports/network';
import { Preferences } from '../ports/preferences';
import { applyTheme } from '../ui';
import { bind } from './bind';
import { loadTexts, locales } from './locales';

/** Registries without contributions, which load after the sign-in. */
const emptyRegistries = (): Registries => ({
  interfaces: new Registry(missingInterface),
  displays: new Registry(missingDisplay),
  layouts: new Registry(missingLayout),
  modules: new Registry(missingModule),
});

/** What the page needs before the sign-in: browser adapters, texts, theme, empty registries. */
export const browserModule = new ContainerModule((options) => {
  bind(options, Clock, [], () => new BrowserClock());
  bind(options, Network, [], () => new BrowserNetwork(window));
  bind(options, Preferences, [], () => new BrowserPreferences(window.localStorage));
  bind(options, Registries, [], emptyRegistries);
  bind(options, TranslatorService, [], () => new Translator(locales, loadTexts));
  bind(options, ThemeService, [DevicePreferencesService], (choices) => new Theme(choices, applyTheme));
});
