export { ItemsWithoutTokens } from './items-without-tokens';
export { UserDirectory } from './user-directory';
export {
  SecondFactorSetup,
  secondFactorDependencies,
  type SecondFactorState,
  type SetupStep,
} from './second-factor-setup';
