import type { UploadKind } from './uploads.repo'

/** The types of files that are taken, by their endings. */
export const mediaTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const

/** A type of file that is taken. */
export type FileType = keyof typeof mediaTypes

/** What may be sent in one upload. */
export interface UploadLimits {
  kind: UploadKind
  /** Where its files are kept, and the middle of their addresses. */
  folder: 'licences' | 'pictures'
  files: number
  types: readonly FileType[]
  /** The types as people call them. */
  typeNames: string
}

/** Bytes of one file. */
export const maxFileBytes = 10 * 1024 * 1024

/** The same for people. */
export const maxFileSize = '10 MB'

/** What somebody's name of a file may be at most, in characters: as much as file systems take. */
export const maxNameLength = 255

/** The licence of an application. */
export const licenseLimits: UploadLimits = {
  kind: 'license',
  folder: 'licences',
  files: 1,
  types: ['pdf', 'jpg', 'png'],
  typeNames: 'PDF, JPEG or PNG',
}

/** The pictures of a complaint. */
export const pictureLimits: UploadLimits = {
  kind: 'picture',
  folder: 'pictures',
  files: 10,
  types: ['jpg', 'png', 'webp'],
  typeNames: 'JPEG, PNG or WebP',
}

/** Uploads of licences that one network address may try within an hour. */
export const licensesAnHour = 20

/** Pictures that one customer may send within an hour. */
export const picturesAnHour = 60
