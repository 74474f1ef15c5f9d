export { SampleProducts, type SampleProductsProps } from './SampleProducts'
