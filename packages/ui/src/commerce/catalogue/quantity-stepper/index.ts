export { QuantityNote } from './QuantityNote'
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper'
export {
  isValidQuantity,
  maxQuantity,
  refocus,
  useControlledQuantity,
  useQuantity,
  type Quantity,
} from './use-quantity'
