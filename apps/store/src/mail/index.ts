export { createMailer } from './mailer'
export { createOutboxOperator } from './outbox.operator'
