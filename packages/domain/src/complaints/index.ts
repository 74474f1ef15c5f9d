export {
  createComplaintDraft,
  toComplaint,
  transition,
  uploadsOf,
  type ChosenPicture,
  type ComplaintEvent,
} from './complaint.draft'
export { toComplaintView, type ComplaintSubmission } from './complaint.view'
export { useComplaint, type ComplaintActions } from './use-complaint'
