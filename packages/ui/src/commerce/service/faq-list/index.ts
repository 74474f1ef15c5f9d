export { FaqList, type FaqEntry, type FaqListProps } from './FaqList'
