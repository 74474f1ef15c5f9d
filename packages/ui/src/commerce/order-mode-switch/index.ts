export { OrderModeSwitch, type OrderMode, type OrderModeSwitchProps } from './OrderModeSwitch'
