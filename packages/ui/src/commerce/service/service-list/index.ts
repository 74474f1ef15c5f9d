export { ServiceList, type ServiceListProps } from './ServiceList'
