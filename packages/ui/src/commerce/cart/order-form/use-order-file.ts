import { useMemo, useRef, useState } from 'react'
import type { OrderFileFault, OrderFileReading, OrderTable, StoredFile } from '@skafferi/domain/shop/cart/views'
import type { Problem } from '@skafferi/domain/platform/action/views'

/** A chosen file and its table. */
export interface OrderFile {
  /** Unique for each choice. */
  id: string
  name: string
  /** Its size in bytes. */
  size: number
  /** `null` while it is being read, or if it cannot be read. */
  table: OrderTable | null
  /** Why it cannot be read; `null` if it can. `not_stored`: it was too large to be stored with the form. */
  fault: OrderFileFault | 'not_stored' | null
  /** Why the store did not read it; `null` if it did. */
  problem: Problem<'read_order_form'> | null
}

/** The state and actions of the file of an order form. */
export interface OrderFileState {
  file: OrderFile | null
  /** Waits until the file is read, and returns its table: empty without a file, `null` if it cannot be read. */
  whenRead: () => Promise<OrderTable | null>
  /** The file to store with the form; `null` if there is none. */
  stored: StoredFile | null
  /** Reads a file, which replaces the present one; `null` removes it. */
  choose: (file: File | null) => Promise<void>
}

const noFaults = { fault: null, problem: null }
const noFile: OrderTable = { separator: null, rows: [] }

/**
 * The file of an order form.
 * @param read reads the table of a file
 * @param initial the stored file; `null` if there is none
 */
export function useOrderFile(
  read: (file: File) => Promise<OrderFileReading>,
  initial: StoredFile | null,
): OrderFileState {
  const [file, setFile] = useState<OrderFile | null>(
    () =>
      initial && {
        ...initial,
        ...noFaults,
        id: crypto.randomUUID(),
        fault: initial.table === null ? 'not_stored' : null,
      },
  )
  const stored = useMemo(() => {
    const { name, size, table, fault } = file ?? { table: null, fault: null }
    return name !== undefined && (table !== null || fault === 'not_stored') ? { name, size, table } : null
  }, [file])

  const latest = useRef(Promise.resolve(initial === null ? noFile : initial.table))

  async function choose(chosen: File | null) {
    if (chosen === null) {
      latest.current = Promise.resolve(noFile)
      setFile(null)
      return
    }
    const id = crypto.randomUUID()
    setFile({ id, name: chosen.name, size: chosen.size, table: null, ...noFaults })
    const pending = read(chosen)
    latest.current = pending.then((reading) => ('table' in reading ? reading.table : null))
    const reading = await pending
    // If another file was chosen in the meantime, this one is ignored.
    setFile((current) => (current?.id === id ? { ...current, ...reading } : current))
  }

  async function whenRead() {
    let awaited
    let table
    do {
      awaited = latest.current
      table = await awaited
    } while (awaited !== latest.current)
    return table
  }

  return { file, whenRead, stored, choose }
}
