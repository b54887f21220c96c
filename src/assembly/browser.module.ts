import { ContainerModule } from 'inversify';
import { BrowserClock, BrowserPreferences } from '../adapters/browser';
import { Clock } from '../ports/clock';
import { Preferences } from '../ports/preferences';
import { bind } from './bind';

export const browserModule = new ContainerModule((options) => {
  bind(options, Clock, [], () => new BrowserClock());
  bind(options, Preferences, [], () => new BrowserPreferences(window.localStorage));
});
