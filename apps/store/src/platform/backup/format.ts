/** Version of the file format. */
export const backupVersion = 1

/** The first line. */
export interface BackupHead {
  skafferi_backup: number
  made_at: string
  /** Migrations of the database, oldest first. */
  migrations: string[]
}

/** The last line; without it the file is truncated. */
export interface BackupEnd {
  end: true
  /** Number of lines before this one. */
  lines: number
}

/** An uploaded file. */
export interface BackupFile {
  file: string
  media_type: string
  base64: string
}

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
