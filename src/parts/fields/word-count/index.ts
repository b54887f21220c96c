export { countWhenIdle } from './count-when-idle';
