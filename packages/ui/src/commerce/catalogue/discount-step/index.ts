export { DiscountStep, type DiscountStepProps } from './DiscountStep'
