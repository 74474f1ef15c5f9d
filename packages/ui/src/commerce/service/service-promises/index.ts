export { ServicePromises, type ServicePromisesProps } from './ServicePromises'
