import { useEffect, useEffectEvent } from 'react'
import { useShop } from '../shop-context'
import { useRefusal } from '../use-refusal'
import { toComplaint, uploadsOf, type ComplaintEvent, type ComplaintState } from './complaint.machine'
import { fileComplaint, uploadPictures } from './complaint.queries'
import type { PictureFiles } from './use-picture-files'

/** A complaint to bring to the store. */
export interface Filing {
  orderId: string
  state: ComplaintState
  files: PictureFiles
  send: (event: ComplaintEvent) => void
}

/**
 * Does what the complaint's machine waits for, once each time: its pictures are uploaded, which ends with the page, and
 * then it is filed.
 */
export function useFiling({ orderId, state, files, send }: Filing): void {
  const shop = useShop()
  const tellRefusal = useRefusal()

  const upload = useEffectEvent(async (signal: AbortSignal) => {
    const onProgress = (event: { id: string; progress: number | null }) => send({ type: 'progressed', ...event })
    try {
      const pictures = uploadsOf(state).map((id) => ({ id, file: files.fileOf(id) }))
      send({ type: 'uploaded', urls: await uploadPictures(shop, pictures, { onProgress, signal }) })
    } catch (error) {
      if (!signal.aborted) tellRefusal('upload_pictures', error, (problem) => send({ type: 'refused', problem }))
    }
  })

  const file = useEffectEvent(async () => {
    try {
      send({ type: 'filed', caseNumber: await fileComplaint(shop, toComplaint(state, orderId)) })
    } catch (error) {
      tellRefusal('file_complaint', error, (problem) => send({ type: 'refused', problem }))
    }
  })

  useEffect(() => {
    if (state.status === 'submitting') void file()
    if (state.status !== 'uploading') return undefined
    const attempt = new AbortController()
    void upload(attempt.signal)
    return () => attempt.abort()
  }, [state.status])
}
