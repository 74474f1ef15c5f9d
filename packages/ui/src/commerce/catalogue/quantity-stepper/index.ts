export { QuantityNote } from './QuantityNote'
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper'
export { refocus, useControlledQuantity, useQuantity, type Quantity } from './use-quantity'
