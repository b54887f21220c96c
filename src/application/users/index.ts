export { People, type Person } from './people';
