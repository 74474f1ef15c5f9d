export { NewProductScreen, type NewProductScreenProps } from './NewProductScreen'
