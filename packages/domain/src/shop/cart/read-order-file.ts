import { ApiError, sendOrderForm } from '@skafferi/api'
import { toProblem } from '../../platform/action'
import { readOrderTable, type OrderTable } from '../../rules/cart/order-table'
import { decodeText } from '../../rules/text/decode-text'
import type { Shop } from '../shop-context'
import { maxOrderFileBytes, type OrderFileReading } from './order-file'

/** First bytes of ZIP archives and so of XLSX files. */
const archiveStart = [0x50, 0x4b, 0x03, 0x04]

/** First bytes of XLS files and of encrypted spreadsheets (Compound File Binary). */
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)

const withContent = (table: OrderTable): OrderFileReading => (table.rows.length === 0 ? { fault: 'empty' } : { table })

async function readSheet({ connection }: Pick<Shop, 'connection'>, file: File): Promise<OrderFileReading> {
  try {
    const { rows } = await sendOrderForm(connection, file)
    return withContent({ separator: null, rows: rows.map(({ row: position, cells }) => ({ position, cells })) })
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem('read_order_form', error) }
    throw error
  }
}

/** Reads a file by its content, whatever its name: a spreadsheet is sent to the store, a text is read here. */
export async function readOrderFile(shop: Pick<Shop, 'connection'>, file: File): Promise<OrderFileReading> {
  if (file.size > maxOrderFileBytes) return { fault: 'too_large' }
  if (file.size === 0) return { fault: 'empty' }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  )
  if (!bytes) return { fault: 'unreadable' }
  if (startsWith(bytes, compoundStart)) return { fault: 'old_sheet' }
  if (startsWith(bytes, archiveStart)) return readSheet(shop, file)
  const text = decodeText(bytes)
  return text.includes('\0') ? { fault: 'not_text' } : withContent(readOrderTable(text))
}
