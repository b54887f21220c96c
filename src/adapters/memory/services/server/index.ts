export { ServerService } from './server-service';
