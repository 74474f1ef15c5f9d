export { OrderModeSwitch, type OrderModeSwitchProps } from './OrderModeSwitch'
