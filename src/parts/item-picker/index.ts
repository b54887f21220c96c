export { ItemChoice, type ItemChoiceProps, type OtherOption } from './item-picker';
