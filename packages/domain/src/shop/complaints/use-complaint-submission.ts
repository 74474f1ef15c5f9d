import { ApiError } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useShop } from '../shop-context'
import { toComplaint, transition, uploadsOf, type ComplaintDraft, type ComplaintEvent } from './complaint.draft'
import { complaintKeys } from './filed-complaints.queries'
import { fileComplaint, uploadPictures, type PictureToUpload } from './complaint.queries'

/** A complaint to submit. */
interface CheckedComplaint {
  draft: ComplaintDraft
  /** Its pictures that are not uploaded. */
  pictures: readonly PictureToUpload[]
}

const incomplete = 'incomplete_upload'

const nameOf = (_: CheckedComplaint, error: Error) =>
  error instanceof ApiError && error.code === incomplete ? 'upload_pictures' : 'file_complaint'

/**
 * Submits a complaint: uploads its pictures, then files it. Uploads end when the page is left. A picture that failed is
 * never omitted silently.
 * @param change changes the draft
 * @param onFiled called when it is filed, even if the page was left
 */
export function useComplaintSubmission(orderId: string, change: (event: ComplaintEvent) => void, onFiled: () => void) {
  const shop = useShop()
  const queryClient = useQueryClient()

  async function file({ draft, pictures }: CheckedComplaint, signal: AbortSignal): Promise<number> {
    const onProgress = (event: { id: string; progress: number | null }) => change({ type: 'progressed', ...event })
    const outcome = await uploadPictures(shop, pictures, { onProgress, signal })
    signal.throwIfAborted()
    const uploaded = { type: 'uploaded', ...outcome } as const
    change(uploaded)
    const complete = transition(draft, uploaded)
    if (uploadsOf(complete).length > 0) throw new ApiError(200, { code: incomplete, message: '' })
    const caseNumber = await fileComplaint(shop, toComplaint(complete, orderId))
    void queryClient.invalidateQueries({ queryKey: complaintKeys.all })
    onFiled()
    return caseNumber
  }

  async function send(complaint: CheckedComplaint, signal: AbortSignal): Promise<number> {
    try {
      return await file(complaint, signal)
    } catch (error) {
      if (error instanceof ApiError) change({ type: 'refused', fields: error.fields })
      throw error
    }
  }

  return useAction(nameOf, send)
}
