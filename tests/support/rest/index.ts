export { createRestServer, type RestOptions } from './create-rest-server';
export { startRestServer, type RestServer, type StartOptions } from './start-rest-server';
