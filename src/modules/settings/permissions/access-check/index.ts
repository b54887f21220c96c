export { AccessCheckDrawer } from './access-check-drawer';
