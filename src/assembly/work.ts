export { registerAll } from './contributions';
export { signedInBrowserModule } from './work-browser.module';
export { signedInModule } from './work.module';
