export { HttpClient } from './client';
export { HttpAccountsGateway } from './http-accounts-gateway';
export { HttpAuthGateway } from './http-auth-gateway';
export { httpGateways } from './http-gateways';
export { HttpTransport } from './transport';
export { xhrUploader } from './xhr-uploader';
