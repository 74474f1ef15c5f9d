export { type BackupSummary } from './format'
export { restoreBackup } from './restore-backup'
export { writeBackup } from './write-backup'
