export { SampleProducts, type SampleProductsProps, type SampleProductView } from './SampleProducts'
