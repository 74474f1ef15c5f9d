import { signedIn, type Handlers } from '../../../platform/http/handler'
import type { UploadsService } from './upload-files'

/** Routes for uploads. */
export function uploadsRoutes(uploads: UploadsService): Handlers<'uploadLicense' | 'uploadPictures'> {
  return {
    async uploadLicense({ body }) {
      return uploads.license(body)
    },
    async uploadPictures(call) {
      return uploads.pictures(call.body, signedIn(call))
    },
  }
}
