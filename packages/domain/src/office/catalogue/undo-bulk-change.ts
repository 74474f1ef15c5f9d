import { unwrap } from '@skafferi/api'
import type { Office } from '../office-context'

/** Restores all products of a change of many, which the store does in steps. @param id of the change or the import */
export async function undoBulkChange({ client }: Office, id: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { bulk_change: change } = await unwrap(
      client.POST('/admin/bulk-changes/{id}/undo', { params: { path: { id } }, signal }),
    )
    if (change.remaining === 0) return
  }
}
