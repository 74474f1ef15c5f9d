export type { ComplaintActions } from './complaint.actions'
export {
  createComplaintDraft,
  toComplaint,
  transition,
  uploadsOf,
  type ChosenPicture,
  type ComplaintEvent,
  type StoredComplaint,
} from './complaint.draft'
export { toComplaintView, type ComplaintSubmission } from './complaint.view'
export { filedComplaintsQuery } from './filed-complaints.queries'
export { useComplaint } from './use-complaint'
export { useFiledComplaints } from './use-filed-complaints'
