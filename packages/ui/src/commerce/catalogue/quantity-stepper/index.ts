export { QuantityNote } from './QuantityNote'
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper'
export { MAX_PIECES, refocus, useControlledQuantity, useQuantity, type Quantity } from './use-quantity'
