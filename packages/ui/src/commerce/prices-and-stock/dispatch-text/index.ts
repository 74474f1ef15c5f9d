export {
  AgeLimit,
  type AgeLimitProps,
  DispatchText,
  DispatchTexts,
  useDispatchText,
  type DispatchTextProps,
} from './DispatchText'
