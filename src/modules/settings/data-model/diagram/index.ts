export { DiagramPage } from './diagram-page';
