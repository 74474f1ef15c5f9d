/** PostgreSQL error code `read_only_sql_transaction`. */
export const readOnlyCode = '25006'

/** Query that tells whether the server is read-only. */
export const readOnlyQuestion = `select current_setting('transaction_read_only') = 'on' as read_only`

/**
 * @param rows the result of `readOnlyQuestion`
 * @throws the error of a write, if the server is read-only
 */
export function refuseReadOnly(rows: readonly unknown[]): void {
  const [row] = rows as { read_only: boolean }[]
  if (row?.read_only) throw Object.assign(new Error('The database is read-only'), { code: readOnlyCode })
}
