import { useReducer } from 'react'
import { useShop } from '../shop-context'
import type { ComplaintField } from './complaint'
import { isSendable, createComplaintDraft, transition, uploadsOf, type ComplaintEvent } from './complaint.draft'
import { toComplaintView, type ComplaintView } from './complaint.view'
import { useComplaintSubmission } from './use-complaint-submission'
import { usePictureFiles } from './use-picture-files'

/** A complaint being written: what its form shows and what can be done in it. */
export interface ComplaintActions {
  view: ComplaintView
  edit: (event: { field: ComplaintField; value: string }) => void
  addPictures: (event: { files: readonly File[] }) => void
  removePicture: (event: { id: string }) => void
  /** Sends it, once however often it is asked for. After a lost answer the very same complaint is sent again. */
  submit: () => void
}

const none: readonly { id: string }[] = []

/** A new complaint about an order. It lives as long as the dialog that shows it. */
export function useComplaint(orderId: string): ComplaintActions {
  const { locale } = useShop()
  const [draft, dispatch] = useReducer(transition, undefined, createComplaintDraft)
  const submission = useComplaintSubmission(orderId, dispatch)
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
    addPictures: (event) => isOpen && change({ type: 'pictures_chosen', pictures: files.add(event.files) }),
    removePicture: ({ id }) => isOpen && change({ type: 'picture_removed', id }),
    submit: () => isOpen && submit(),
  }
}
