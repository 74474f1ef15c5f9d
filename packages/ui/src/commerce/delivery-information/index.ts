export {
  DeliveryInformation,
  type DeliveryInformationProps,
  type DeliveryView,
  type ShippingOptionView,
} from './DeliveryInformation'
