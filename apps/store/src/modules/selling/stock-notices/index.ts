export { createStockNotices } from './request-stock-notice'
export { createStockNoticeSender } from './send-stock-notices'
export { stockNoticeRoutes } from './routes'
