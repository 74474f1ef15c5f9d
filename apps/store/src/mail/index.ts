export { createMailer } from './mailer'
export { mailsAdminRoutes } from './outbox.admin'
export { createOutboxOperator } from './outbox.operator'
