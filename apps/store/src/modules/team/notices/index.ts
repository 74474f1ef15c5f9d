export { createNoticeSender } from './notice-sender'
export { noticesAdminRoutes } from './admin-routes'
export { createNotices } from './choose-notices'
