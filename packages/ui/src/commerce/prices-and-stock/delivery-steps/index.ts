export { DeliverySteps } from './DeliverySteps'
