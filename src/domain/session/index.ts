export { renewalDelay, type Credentials, type Tokens } from './tokens';
