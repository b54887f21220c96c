export { HttpClient } from './client';
export { HttpAccountsGateway } from './gateways/http-accounts-gateway';
export { HttpAuthGateway } from './gateways/http-auth-gateway';
export { httpGateways, httpSession } from './gateways/http-gateways';
export { HttpSuggestionSource } from './http-suggestion-source';
export { HttpTransport } from './transport';
export { xhrUploader } from './uploader';
