import { signedIn, type Handlers } from '../../http/handler'
import type { UploadsService } from './uploads.service'

/** Sending in files over HTTP. */
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
