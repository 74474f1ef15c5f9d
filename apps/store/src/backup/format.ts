/** Version of the file's own shape. */
export const backupVersion = 1

/** The first line: what this is. */
export interface BackupHead {
  skafferi_backup: number
  made_at: string
  /** What the tables were made by, oldest first. */
  migrations: string[]
}

/** The last line: without it the file was cut off. */
export interface BackupEnd {
  end: true
  /** Lines before this one. */
  lines: number
}

/** A file that was uploaded. */
export interface BackupFile {
  file: string
  media_type: string
  base64: string
}

/** What a backup or a restoration was made of. */
export interface BackupSummary {
  /** Absolute path of the backup. */
  file: string
  made_at: string
  tables: number
  rows: number
  files: number
  /** Of the backup itself. */
  bytes: number
}
