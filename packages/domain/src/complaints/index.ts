export { complaintLimits, complaintTypes, type ComplaintField, type ComplaintValues } from './complaint'
export {
  startComplaint,
  toComplaint,
  transition,
  uploadsOf,
  type ChosenPicture,
  type ComplaintEvent,
  type ComplaintState,
} from './complaint.machine'
export { toComplaintOrderView, toComplaintView, type ComplaintOrderView, type ComplaintView } from './complaint.view'
export { pictureTypes } from './picture.rules'
export { useComplaint, type ComplaintActions } from './use-complaint'
