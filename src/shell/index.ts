export { app } from './app';
export { preloadDemoUsers } from './public/lazy-pages';
