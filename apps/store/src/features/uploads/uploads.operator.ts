import type { Context } from '../../context'
import { notFound } from '../../http/errors'
import { findUpload } from './uploads.repo'

/** The path of an address of the shop; keys and paths stay as they are. */
function pathOf(urlOrKey: string): string {
  const text = urlOrKey.trim()
  return URL.canParse(text) ? new URL(text).pathname : text
}

/** What an operator does with uploads. */
export function createUploadsOperator({ db, files }: Pick<Context, 'db' | 'files'>) {
  return {
    /**
     * Reads a licence or a picture, with its content in base 64, as plain JSON.
     * @param urlOrKey its address such as `/files/licences/0jx4.pdf`, with or without the shop's own before it; or its
     * key
     * @throws StoreError 404 `file_not_found`; 503 `files_unavailable` where the file store fails
     */
    async readFile(urlOrKey: string) {
      const upload = await findUpload(db, pathOf(urlOrKey))
      const file = upload && (await files.get(upload.key))
      if (!upload || !file) throw notFound('file_not_found', 'There is no such file.')
      return {
        kind: upload.kind,
        url: upload.url,
        name: upload.name,
        media_type: upload.mediaType,
        /** Bytes. */
        size: upload.size,
        /** The application or complaint that it belongs to; null while nothing does. */
        subject_id: upload.subjectId,
        created_at: upload.createdAt.toISOString(),
        bytes: Buffer.from(file.bytes).toString('base64'),
      }
    },
  }
}
