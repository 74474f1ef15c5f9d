export { QuantityNote } from './QuantityNote'
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper'
export { refocus, useHeldQuantity, useQuantity, type Quantity } from './use-quantity'
