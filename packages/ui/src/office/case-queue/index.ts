export { CaseQueue } from './CaseQueue'
export type { CaseQueueProps, QueuedCase } from './CaseQueue'
