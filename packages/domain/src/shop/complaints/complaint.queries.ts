import { ApiError, unwrap, uploadFiles, type ComplaintRequest, type FieldFault, type Upload } from '@skafferi/api'
import type { Shop } from '../shop-context'

/** A picture to upload. */
export interface PictureToUpload {
  id: string
  file: File
}

/** Callbacks of an upload. */
interface UploadCallbacks extends Pick<Upload, 'signal'> {
  /** Upload progress of a picture from 0 to 1; null if unknown. */
  onProgress: (event: { id: string; progress: number | null }) => void
}

/** The result of an upload, by picture id. */
export interface UploadedPictures {
  /** URLs of the uploaded pictures. */
  urls: Readonly<Record<string, string>>
  /** Why the store refused pictures. */
  reasons: Readonly<Record<string, FieldFault>>
}

/** True if the store refused the file itself, so the next file may be accepted. */
function isAboutFile(error: ApiError): boolean {
  return error.status === 400 || error.status === 413
}

/**
 * Uploads pictures one after another: the store handles few uploads at once, and a failed one must not stop the others.
 * Refused pictures are skipped; after any other failure the rest waits for the next attempt.
 * @throws the signal's reason if aborted, and errors other than refusals
 */
export async function uploadPictures(
  { connection }: Shop,
  pictures: readonly PictureToUpload[],
  { onProgress, signal }: UploadCallbacks,
): Promise<UploadedPictures> {
  const urls: Record<string, string> = {}
  const reasons: Record<string, FieldFault> = {}
  for (const { id, file } of pictures) {
    onProgress({ id, progress: null })
    try {
      const { files } = await uploadFiles(connection, {
        path: '/store/uploads',
        files: [file],
        onProgress: (progress) => onProgress({ id, progress }),
        signal,
      })
      if (files[0]) urls[id] = files[0].url
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isAboutFile(error)) break
      const { code, message, params } = error
      reasons[id] = { code, message, params }
    }
  }
  return { urls, reasons }
}

/**
 * Files a complaint. The store recognises the same complaint for ten minutes, so it can be sent again after a lost
 * answer.
 * @returns the case number
 */
export async function fileComplaint({ client }: Shop, body: ComplaintRequest): Promise<number> {
  const { display_id } = await unwrap(client.POST('/store/customer/complaint', { body }))
  return display_id
}
