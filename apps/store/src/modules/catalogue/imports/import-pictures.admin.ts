import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { refuse } from '../../../platform/http/errors'
import { pageOf } from '../../../platform/http/handler'
import { singleFile } from '../../../platform/http/multipart'
import { maxPictureMegabytes } from '../products'
import type { ImportPictures } from './import-pictures.operator'
import { storeAll } from './picture-form'

type PictureCalls =
  | 'listImportPictures'
  | 'retryImportPictures'
  | 'retryImportPicture'
  | 'uploadImportPicture'
  | 'uploadImportPictures'
  | 'leaveOutImportPicture'
  | 'leaveOutImportPictures'
  | 'listMissingPictures'

/**
 * Parses an import's id in the API; the command line uses the number.
 * @throws StoreError 404 `import_not_found`
 */
export function numberOfImport(id: string): number {
  const [, number] = /^import_([1-9]\d{0,8})$/.exec(id) ?? []
  if (number === undefined) throw refuse('import_not_found')
  return Number(number)
}

/** Admin routes for the pictures that products lack after an import. */
export function importPicturesAdminRoutes(pictures: ImportPictures): AdminHandlers<PictureCalls> {
  return {
    listImportPictures: ({ params, query }) => pictures.list(numberOfImport(params.id), pageOf(query)),
    retryImportPictures: ({ params }) => pictures.retryAll(numberOfImport(params.id)),
    retryImportPicture: ({ params }) => pictures.retry(numberOfImport(params.id), params.picture_id),
    uploadImportPicture: ({ params, body }) =>
      pictures.upload(numberOfImport(params.id), params.picture_id, async () => {
        const limits = { megabytes: maxPictureMegabytes, types: 'JPEG, PNG or WebP' }
        return (await singleFile(body, limits)).bytes
      }),
    async uploadImportPictures({ params, body }) {
      const number = numberOfImport(params.id)
      await pictures.count(number)
      const results = await storeAll(body, (name, bytes) => pictures.uploadNamed(number, name, bytes))
      return { pictures: results, ...(await pictures.count(number)) }
    },
    leaveOutImportPictures: ({ params, query }) => pictures.leaveOutAll(numberOfImport(params.id), query.state),
    leaveOutImportPicture: ({ params }) => pictures.leaveOut(numberOfImport(params.id), params.picture_id),
    listMissingPictures: ({ params }) => pictures.ofProduct(params.id),
  }
}
