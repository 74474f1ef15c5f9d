export { createMailer } from './mailer'
export { outboxAdminRoutes as mailsAdminRoutes } from './admin-routes'
export { createOutboxOperator } from './manage-outbox'
