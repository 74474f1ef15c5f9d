/** Shapes that the kit shows, as types only. */
export type { LineChoice } from '../../rules/complaints/complaint-lines'
export type { ComplaintFaults, ComplaintField } from './complaint'
export type * from './complaint.view'
export type * from './filed-complaints.view'
