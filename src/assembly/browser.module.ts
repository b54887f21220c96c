import { ContainerModule } from 'inversify';
import { BrowserClock, BrowserNetwork, BrowserPreferences } from '../adapters/browser';
import { Clock } from '../ports/clock';
import { Network } from '../ports/network';
import { Preferences } from '../ports/preferences';
import { bind } from './bind';

export const browserModule = new ContainerModule((options) => {
  bind(options, Clock, [], () => new BrowserClock());
  bind(options, Network, [], () => new BrowserNetwork(window));
  bind(options, Preferences, [], () => new BrowserPreferences(window.localStorage));
});
