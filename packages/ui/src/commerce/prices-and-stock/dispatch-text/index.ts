export { DispatchText, type DispatchTextProps } from './DispatchText'
