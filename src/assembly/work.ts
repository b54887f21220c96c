export { contribute } from './contributions';
export { workBrowserModule } from './work-browser.module';
export { workModule } from './work.module';
