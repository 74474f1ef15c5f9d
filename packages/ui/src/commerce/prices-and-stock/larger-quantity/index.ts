export { LargerQuantity, type LargerQuantityProps } from './LargerQuantity'
