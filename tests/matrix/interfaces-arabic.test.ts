import { describeInterfaces } from './interfaces.suite';
import { ARABIC } from './modes';

describeInterfaces(ARABIC, 'first type');
