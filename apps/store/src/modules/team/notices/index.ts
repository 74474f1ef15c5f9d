export { createNoticeSender } from './notice-sender'
export { noticesAdminRoutes } from './notices.admin'
export { createNotices } from './notices.service'
