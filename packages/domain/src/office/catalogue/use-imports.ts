import { unwrap } from '@skafferi/api'
import { sendImport } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { formatFileSize } from '../../platform/format'
import type { ImportSubject } from './imports.view'
import { useOffice } from '../office-context'
import { toListedImport } from './to-imports'
import { toOfficeLoad } from '../to-office-load'

/** The query key of imports. */
export const importsKey = ['office', 'imports'] as const

/** The recent imports, and uploading a file to be checked. */
export function useImports() {
  const office = useOffice()
  const cache = useQueryClient()
  const [sent, setSent] = useState<number | null>(null)
  const query = useQuery({
    queryKey: [...importsKey, 'list'],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/imports', { params: { query: { limit: 12 } }, signal })),
  })
  const action = useAction('office', async (upload: { file: File; kind: ImportSubject }, signal) => {
    setSent(0)
    const answer = await sendImport(office.connection, { ...upload, signal, onProgress: setSent })
    cache.setQueryData([...importsKey, 'one', answer.import.id], answer)
    void cache.invalidateQueries({ queryKey: [...importsKey, 'list'] })
    return answer.import.id
  })
  const { file } = action.input ?? {}
  return {
    recent: toOfficeLoad(
      query,
      query.data?.imports.map((job) => toListedImport(job, office)),
    ),
    /** The file that is being uploaded; null if there is none. */
    sending:
      file && !action.done
        ? { name: file.name, size: formatFileSize(file.size, office.locale), sent, busy: action.busy }
        : null,
    problem: action.problem,
    /** The id of the import after the upload. */
    created: action.result,
    send: (upload: { file: File; kind: ImportSubject }) => void action.run(upload),
    cancel: action.cancel,
    /** The URL of the product template. */
    templateHref: `${office.connection.baseUrl}/admin/imports/template`,
  }
}
