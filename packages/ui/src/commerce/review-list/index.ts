export { ReviewList, type ReviewListProps } from './ReviewList'
export type { ReviewListView, ReviewsLoad, ReviewView } from './view'
