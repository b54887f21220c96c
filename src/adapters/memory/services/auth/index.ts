export { AuthService, type SignedIn } from './auth-service';
export type { LoginPayload } from './check-credentials';
