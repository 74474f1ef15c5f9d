export { QuantityNote } from './QuantityNote'
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper'
export { MOST_PIECES, refocus, useHeldQuantity, useQuantity, type Quantity } from './use-quantity'
