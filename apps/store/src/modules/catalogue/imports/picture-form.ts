import type { components } from '@skafferi/api/admin'
import { fault, FaultError, invalidFields, type FieldFault } from '../../../platform/http/errors'
import type { UploadForm } from '../../../platform/http/multipart'
import { maxPictureBytes, maxPictureMegabytes, plainName } from '../products'

type SentPicture = components['schemas']['SentPicture']

/** Pictures in one request; few, so that it is answered before clients time out. */
const maxPictures = 20

/**
 * Stores the pictures of a form one by one; an invalid one does not affect the others.
 * @param store throws FaultError if it refuses the picture
 */
export async function storeAll(
  form: UploadForm,
  store: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<SentPicture[]> {
  const results: SentPicture[] = []
  for await (const file of form.files({ fileBytes: maxPictureBytes, files: maxPictures })) {
    if (results.length === maxPictures) throw invalidFields({ files: fault('too_many', { limit: maxPictures }) })
    const name = plainName(file.name)
    results.push({ name, problem: await problemOfPicture(() => store(name, file.bytes), file.isTooLarge) })
  }
  if (results.length === 0) throw invalidFields({ files: fault('required') })
  return results
}

async function problemOfPicture(store: () => Promise<void>, isTooLarge: boolean): Promise<FieldFault | null> {
  if (isTooLarge) return fault('file_too_large', { megabytes: maxPictureMegabytes })
  try {
    await store()
    return null
  } catch (error) {
    if (error instanceof FaultError) return error.fault
    throw error
  }
}
