export { createMailer } from './mailer'
export { outboxAdminRoutes as mailsAdminRoutes } from './outbox.admin'
export { createOutboxOperator } from './outbox.operator'
