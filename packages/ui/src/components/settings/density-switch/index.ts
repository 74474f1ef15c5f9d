export { DensitySwitch, type DensitySwitchProps } from './DensitySwitch'
