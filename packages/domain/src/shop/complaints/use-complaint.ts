import { useReducer, useEffect } from 'react'
import { useFormDraft, type FormDraft } from '../draft'
import type { OrderDetailView } from '../orders'
import { useShop } from '../shop-context'
import type { LineChoice } from '../../rules/complaints/complaint-lines'
import {
  createComplaintDraft,
  isSendable,
  isStoredComplaint,
  transition,
  uploadsOf,
  type ComplaintEvent,
  toStoredComplaint,
  type ComplaintDraft,
  type StoredComplaint,
} from './complaint.draft'
import { toComplaintView, type ComplaintView } from './complaint.view'
import { useComplaintSubmission } from './use-complaint-submission'
import { usePictureFiles } from './use-picture-files'
import type { ComplaintField } from './complaint'

/**
 * Stores a complaint in the tab while it is entered.
 * @param draft null once it is filed
 */
function useStoredComplaint(draft: ComplaintDraft | null, { save: store, discard }: FormDraft<StoredComplaint>): void {
  useEffect(() => {
    if (draft === null) return
    const stored = toStoredComplaint(draft)
    if (stored) store(stored)
    else discard()
  }, [draft, store, discard])
}

const none: readonly { id: string }[] = []

/** A complaint about an order. Entries are stored in the tab until it is filed or discarded; files cannot be stored. */
export function useComplaint({ id: orderId, items }: Pick<OrderDetailView, 'id' | 'items'>): ComplaintActions {
  const { locale } = useShop()
  const stored = useFormDraft(`complaint ${orderId}`, isStoredComplaint)
  const [draft, dispatch] = useReducer(transition, undefined, () => createComplaintDraft(stored.read(), items))
  const submission = useComplaintSubmission(orderId, dispatch, stored.discard)
  useStoredComplaint(submission.done ? null : draft, stored)
  const files = usePictureFiles(submission.done ? none : draft.pictures)
  const isOpen = !submission.busy && !submission.done

  function change(event: ComplaintEvent): void {
    submission.reset()
    dispatch(event)
  }

  function submit(): void {
    const submitted = { type: 'submitted' } as const
    const checked = transition(draft, submitted)
    change(submitted)
    if (!isSendable(checked)) return
    const pictures = uploadsOf(checked).map((id) => ({ id, file: files.fileOf(id) }))
    void submission.run({ draft: checked, pictures })
  }

  return {
    view: toComplaintView(draft, submission, locale),
    edit: (event) => isOpen && change({ type: 'edited', ...event }),
    editLine: (event) => isOpen && change({ type: 'line_edited', ...event }),
    addPictures: (event) => isOpen && change({ type: 'pictures_chosen', pictures: files.add(event.files) }),
    removePicture: ({ id }) => isOpen && change({ type: 'picture_removed', id }),
    submit: () => isOpen && submit(),
    startOver: () => isOpen && change({ type: 'started_over' }),
    discard: stored.discard,
  }
}

/** The complaint form: its view and actions. */
export interface ComplaintActions {
  view: ComplaintView
  edit: (event: { field: ComplaintField; value: string }) => void
  /** Includes or excludes a line of the order, or changes its quantity. */
  editLine: (event: { id: string } & Partial<LineChoice>) => void
  addPictures: (event: { files: readonly File[] }) => void
  removePicture: (event: { id: string }) => void
  /**
   * Files the complaint. A second press is ignored while the first is pending; after a lost answer the same complaint
   * is sent again.
   */
  submit: () => void
  /** Clears the restored entries. */
  startOver: () => void
  /** Closes the dialog and discards what was entered. */
  discard: () => void
}
