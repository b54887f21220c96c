export { AuthService, type SignedIn } from './auth-service';
export type { LoginPayload } from './check-credentials';
export { demandAddress, demandOnly, demandText, type Payload } from './check-payload';
export { PasswordsService } from './passwords-service';
export { isCodeOf, newSecondFactor } from './second-factor';
export { addressOfLink, signedFor, type Signing } from './signing';
