/** PostgreSQL's code for a change on a server that takes none: a standby, or one that was told to. */
export const readOnlyCode = '25006'

/** Asks a server whether it takes no changes. */
export const readOnlyQuestion = `select current_setting('transaction_read_only') = 'on' as read_only`

/** @param rows its answer @throws what a change would, where it takes none */
export function refuseReadOnly(rows: readonly unknown[]): void {
  const [row] = rows as { read_only: boolean }[]
  if (row?.read_only) throw Object.assign(new Error('The database takes no changes'), { code: readOnlyCode })
}
