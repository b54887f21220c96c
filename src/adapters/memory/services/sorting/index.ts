export { SortingService } from './sorting-service';
