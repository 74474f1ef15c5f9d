export { ServiceContent } from './ServiceContent'
