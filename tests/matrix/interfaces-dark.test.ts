import { describeInterfaces } from './interfaces.suite';
import { DARK } from './modes';

describeInterfaces(DARK, 'appearance');
