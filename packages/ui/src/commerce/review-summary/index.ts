export { ReviewSummary, type ReviewSummaryProps, type StarCountView } from './ReviewSummary'
