export { AuthService, type SignedIn } from './auth-service';
export { assertEmail, assertOnly, assertText, type LoginPayload, type Payload } from './payload';
export { PasswordsService } from './passwords-service';
export { isCurrentCode, newSecondFactor } from './second-factor';
export { emailOfLink, signFor, type Signing } from './signed-token';
