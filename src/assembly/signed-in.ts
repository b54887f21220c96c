export { registerAll } from './contributions';
export { signedInBrowserModule } from './signed-in-browser.module';
export { signedInModule } from './signed-in.module';
