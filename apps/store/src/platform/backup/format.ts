import { isText, listOf, oneOf, shape } from '@skafferi/domain/rules/json/schema'

/** Version of the file format. */
export const backupVersion = 1

/** The first line. */
export interface BackupHead {
  skafferi_backup: number
  made_at: string
  /** Migrations of the database, oldest first. */
  migrations: string[]
}

export const isBackupHead = shape<BackupHead>({ skafferi_backup: 0, made_at: '', migrations: listOf(isText) })

/** The last line; without it the file is truncated. */
export interface BackupEnd {
  end: true
  /** Number of lines before this one. */
  lines: number
}

export const isBackupEnd = shape<BackupEnd>({ end: oneOf(true), lines: 0 })

/** An uploaded file. */
export interface BackupFile {
  file: string
  media_type: string
  base64: string
}

export const isBackupFile = shape<BackupFile>({ file: '', media_type: '', base64: '' })

/** Summary of a backup or a restoration. */
export interface BackupSummary {
  /** Absolute path of the backup. */
  file: string
  made_at: string
  tables: number
  rows: number
  files: number
  /** Size of the backup. */
  bytes: number
}
