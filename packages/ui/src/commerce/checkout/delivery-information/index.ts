export { arrivalText, DeliveryInformation, type DeliveryInformationProps } from './DeliveryInformation'
