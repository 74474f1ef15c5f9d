export { FillBar, type FillBarEvents, type FillBarProps } from './FillBar'
