import { ApiError, unwrap, uploadFiles, type ComplaintRequest, type Upload } from '@skafferi/api'
import type { Shop } from '../shop-context'

/** A picture on its way. */
export interface PictureToUpload {
  id: string
  file: File
}

/** Callbacks of an upload. */
interface UploadFollower extends Pick<Upload, 'signal'> {
  /** How far a picture is, from 0 to 1; null while nobody knows. */
  onProgress: (event: { id: string; progress: number | null }) => void
}

/** What became of pictures, by their ids. */
export interface UploadedPictures {
  /** The addresses of those that arrived. */
  urls: Readonly<Record<string, string>>
  /** Why the store refused others, in its words. */
  reasons: Readonly<Record<string, string>>
}

/** Whether the store refused the file itself, so that the next one may do better. */
function isAboutFile(error: ApiError): boolean {
  return error.status === 400 || error.status === 413
}

/**
 * Uploads pictures one after another: the store works on few uploads at once, and one that fails takes no other along.
 * A picture that the store refuses is passed over; after any other failure the rest is left for another attempt.
 * @throws the signal's reason where it was ended, and whatever else is no refusal
 */
export async function uploadPictures(
  { connection }: Shop,
  pictures: readonly PictureToUpload[],
  { onProgress, signal }: UploadFollower,
): Promise<UploadedPictures> {
  const urls: Record<string, string> = {}
  const reasons: Record<string, string> = {}
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
      reasons[id] = error.message
    }
  }
  return { urls, reasons }
}

/**
 * Files a complaint. The store knows the same complaint when it comes again within ten minutes, so after an answer that
 * never arrived it can simply be sent again.
 * @returns its number
 */
export async function fileComplaint({ client }: Shop, body: ComplaintRequest): Promise<number> {
  const { display_id } = await unwrap(client.POST('/store/customer/complaint', { body }))
  return display_id
}
