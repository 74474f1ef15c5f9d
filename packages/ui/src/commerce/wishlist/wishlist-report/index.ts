export { WishlistReport, type WishlistReportProps } from './WishlistReport'
