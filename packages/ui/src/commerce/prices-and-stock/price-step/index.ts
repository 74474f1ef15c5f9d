export { PriceStep, type PriceStepProps } from './PriceStep'
