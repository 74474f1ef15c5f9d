import { unbuilt } from '../unbuilt'
export { claimUploads, type UploadClaim } from './uploads.claim'

/** Uploads over HTTP. */
export const uploadsRoutes = () => unbuilt('uploadLicense', 'uploadPictures')
