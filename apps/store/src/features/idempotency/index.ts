export { answerOnce } from './idempotency'
