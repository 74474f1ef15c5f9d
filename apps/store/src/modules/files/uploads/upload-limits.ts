import { licenseUploadRequestLimits, pictureUploadRequestLimits } from '@skafferi/api/limits'
import { pictureMaxBytes, pictureTypes } from '@skafferi/domain/rules/complaints/picture'
import { licenseMaxBytes, licenseTypes } from '@skafferi/domain/rules/registration/license'
import type { UploadKind } from './uploads.repo'

/** Supported media types by file extension. */
export const mediaTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const

/** A supported file type. */
export type FileType = keyof typeof mediaTypes

/** Limits of an upload. */
export interface UploadLimits {
  kind: UploadKind
  /** Folder in the file store, and part of the address. */
  folder: 'licences' | 'pictures'
  files: number
  /** Maximum size of each file. */
  fileBytes: number
  /** Media types. */
  types: readonly string[]
  /** The types in words. */
  typeNames: string
}

/** Maximum length of a file name, in characters; the limit of common file systems. */
export const maxNameLength = 255

/** Limits for the licence of an application. */
export const licenseLimits: UploadLimits = {
  kind: 'license',
  folder: 'licences',
  files: licenseUploadRequestLimits.files.maxItems,
  fileBytes: licenseMaxBytes,
  types: licenseTypes,
  typeNames: 'PDF, JPEG or PNG',
}

/** Limits for the pictures of a complaint. */
export const pictureLimits: UploadLimits = {
  kind: 'picture',
  folder: 'pictures',
  files: pictureUploadRequestLimits.files.maxItems,
  fileBytes: pictureMaxBytes,
  types: pictureTypes,
  typeNames: 'JPEG, PNG or WebP',
}

/** Maximum number of pictures of a customer in an hour. */
export const picturesAnHour = 60
