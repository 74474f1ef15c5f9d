import { useMemo, useState } from 'react'
import type {
  BulkUploadFormat,
  BulkUploadSource,
  OrderFileReading,
  OrderTable,
  StoredBulkUpload,
} from '@skafferi/domain/shop/cart/views'
import type { FormDraft } from '@skafferi/domain/shop/draft/views'
import { usePersistedDraft, useRestoredDraft } from '../../../internal/form-draft'
import { useOrderFile, type OrderFile } from '../order-form'

/** The input of all formats, so that switching loses none. */
export interface BulkDraft {
  format: BulkUploadFormat
  texts: Record<'positions' | 'lines', string>
  file: OrderFile | null
  /** The text or table to check; the table is empty if there is no file that can be read. */
  current: BulkUploadSource
  /** The file is still being read, or cannot be read. */
  blocked: boolean
  /** True if there is any input. */
  changed: boolean
  /** True while it contains restored input. */
  restored: boolean
  startOver: () => void
  chooseFormat: (format: BulkUploadFormat) => void
  setText: (text: string) => void
  /** Reads a file; `null` removes the current one. */
  chooseFile: (file: File | null) => Promise<void>
}

const emptyTable: OrderTable = { separator: null, rows: [] }

/**
 * The input of the bulk upload.
 * @param initialFormat the initial format
 * @param draft input that was typed before, and its storage
 * @param readFile reads the table of a file
 */
export function useBulkDraft(
  initialFormat: BulkUploadFormat,
  draft: FormDraft<StoredBulkUpload>,
  readFile: (file: File) => Promise<OrderFileReading>,
): BulkDraft {
  const { storedValues, restored, clearRestored } = useRestoredDraft(draft)
  const [format, chooseFormat] = useState(storedValues?.format ?? initialFormat)
  const [texts, setTexts] = useState({ positions: storedValues?.positions ?? '', lines: storedValues?.lines ?? '' })
  const { file, reading, stored, choose } = useOrderFile(readFile, storedValues?.file ?? null)
  const hasText = texts.positions.trim() !== '' || texts.lines.trim() !== ''
  usePersistedDraft(
    draft,
    useMemo(() => (hasText || stored ? { format, ...texts, file: stored } : null), [hasText, stored, format, texts]),
  )
  const isTable = format === 'table'

  return {
    format,
    texts,
    file,
    current: isTable ? { format, table: file?.table ?? emptyTable } : { format, text: texts[format] },
    blocked: isTable && (reading || (file !== null && file.table === null)),
    changed: hasText || file !== null,
    restored,
    startOver: () => {
      setTexts({ positions: '', lines: '' })
      void choose(null)
      clearRestored()
    },
    chooseFormat,
    setText: (typed) => setTexts((current) => (isTable ? current : { ...current, [format]: typed })),
    chooseFile: choose,
  }
}
