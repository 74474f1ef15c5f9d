import { useReducer } from 'react'
import { useShop } from '../shop-context'
import type { ComplaintField } from './complaint'
import { isSendable, startComplaint, transition, uploadsOf, type ComplaintEvent } from './complaint.draft'
import { toComplaintView, type ComplaintView } from './complaint.view'
import { useFiling } from './use-filing'
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
  const [draft, dispatch] = useReducer(transition, undefined, startComplaint)
  const filing = useFiling(orderId, dispatch)
  const files = usePictureFiles(filing.done ? none : draft.pictures)
  const isOpen = !filing.busy && !filing.done

  function change(event: ComplaintEvent): void {
    filing.reset()
    dispatch(event)
  }

  function submit(): void {
    const submitted = { type: 'submitted' } as const
    const checked = transition(draft, submitted)
    change(submitted)
    if (!isSendable(checked)) return
    const pictures = uploadsOf(checked).map((id) => ({ id, file: files.fileOf(id) }))
    void filing.run({ draft: checked, pictures })
  }

  return {
    view: toComplaintView(draft, filing, locale),
    edit: (event) => isOpen && change({ type: 'edited', ...event }),
    addPictures: (event) => isOpen && change({ type: 'pictures_chosen', pictures: files.hold(event.files) }),
    removePicture: ({ id }) => isOpen && change({ type: 'picture_removed', id }),
    submit: () => isOpen && submit(),
  }
}
