import { sendImport } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { toPastedFile } from './pasted-column'
import type { PastedCell, PastedLineView } from './products.view'
import { importsKey } from './use-imports'

/** Prices and stock of a pasted column. */
interface PastedFile {
  cell: Exclude<PastedCell, 'goods_in'>
  lines: readonly PastedLineView[]
}

/** Sends pasted prices or stock as a file to be checked, so that they have the preview and the undo of an import. */
export function usePasteColumn() {
  const { connection } = useOffice()
  const cache = useQueryClient()
  const { busy, problem, result, run } = useAction('office', async ({ cell, lines }: PastedFile, signal) => {
    const kind = cell === 'stock' ? 'stock' : 'prices'
    const answer = await sendImport(connection, { file: toPastedFile(cell, lines), kind, signal, onProgress() {} })
    cache.setQueryData([...importsKey, 'one', answer.import.id], answer)
    void cache.invalidateQueries({ queryKey: [...importsKey, 'list'] })
    return answer.import.id
  })
  return {
    busy,
    problem,
    /** The id of the import once the column was sent. */
    created: result,
    /** Sends the lines that can be read. */
    send: run,
  }
}
