export { DeliverySettingsScreen, type DeliverySettingsScreenProps } from './DeliverySettingsScreen'
