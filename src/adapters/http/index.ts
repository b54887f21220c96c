export { HttpClient } from './client';
export { HttpAuthGateway } from './http-auth-gateway';
export { httpGateways } from './http-gateways';
export { HttpTransport } from './transport';
