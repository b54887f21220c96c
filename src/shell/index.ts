export { app } from './app';
export { preloadDemoPeople } from './public/lazy-pages';
