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
export { useComplaint, type ComplaintActions } from './use-complaint'
export { useFiledComplaints } from './use-filed-complaints'
