export { DispatchText, DispatchTexts, useDispatchText, type DispatchTextProps } from './DispatchText'
