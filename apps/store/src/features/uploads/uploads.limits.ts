import { licenseUploadRequestLimits, pictureUploadRequestLimits } from '@skafferi/api/limits'
import { pictureMaxBytes, pictureTypes } from '@skafferi/domain/complaints/picture.rules'
import { licenseMaxBytes, licenseTypes } from '@skafferi/domain/registration/license.rules'
import type { UploadKind } from './uploads.repo'

/** The types of files that are known here, by their endings. */
export const mediaTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const

/** A type of file that is known here. */
export type FileType = keyof typeof mediaTypes

/** What may be sent in one upload. */
export interface UploadLimits {
  kind: UploadKind
  /** Where its files are kept, and the middle of their addresses. */
  folder: 'licences' | 'pictures'
  files: number
  /** Bytes of each. */
  fileBytes: number
  /** Media types. */
  types: readonly string[]
  /** The types as people call them. */
  typeNames: string
}

/** What somebody's name of a file may be at most, in characters: as much as file systems take. */
export const maxNameLength = 255

/** The licence of an application. */
export const licenseLimits: UploadLimits = {
  kind: 'license',
  folder: 'licences',
  files: licenseUploadRequestLimits.files.maxItems,
  fileBytes: licenseMaxBytes,
  types: licenseTypes,
  typeNames: 'PDF, JPEG or PNG',
}

/** The pictures of a complaint. */
export const pictureLimits: UploadLimits = {
  kind: 'picture',
  folder: 'pictures',
  files: pictureUploadRequestLimits.files.maxItems,
  fileBytes: pictureMaxBytes,
  types: pictureTypes,
  typeNames: 'JPEG, PNG or WebP',
}

/** Pictures that one customer may send within an hour. */
export const picturesAnHour = 60
