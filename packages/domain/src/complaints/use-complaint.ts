import { useReducer } from 'react'
import { useShop } from '../shop-context'
import type { ComplaintField } from './complaint'
import { startComplaint, transition } from './complaint.machine'
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

/** A new complaint about an order. It lives as long as the dialog that shows it. */
export function useComplaint(orderId: string): ComplaintActions {
  const { locale } = useShop()
  const [state, send] = useReducer(transition, undefined, startComplaint)
  const files = usePictureFiles(state)
  useFiling({ orderId, state, files, send })
  return {
    view: toComplaintView(state, locale),
    edit: (event) => send({ type: 'edited', ...event }),
    addPictures: (event) => send({ type: 'pictures_chosen', pictures: files.hold(event.files) }),
    removePicture: ({ id }) => send({ type: 'picture_removed', id }),
    submit: () => send({ type: 'submitted' }),
  }
}
