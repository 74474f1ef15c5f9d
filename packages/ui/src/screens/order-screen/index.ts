export { OrderScreen, type OrderScreenProps } from './OrderScreen'
