import { useMemo, useState } from 'react'
import type {
  BulkUploadFormat,
  BulkUploadSource,
  OrderFileReading,
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
  /** Returns the text or table to check, once the file is read; `null` if it cannot be read. */
  readSource: () => Promise<BulkUploadSource | null>
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
  const { file, whenRead, stored, choose } = useOrderFile(readFile, storedValues?.file ?? null)
  const hasText = texts.positions.trim() !== '' || texts.lines.trim() !== ''
  usePersistedDraft(
    draft,
    useMemo(() => (hasText || stored ? { format, ...texts, file: stored } : null), [hasText, stored, format, texts]),
  )

  async function readSource(): Promise<BulkUploadSource | null> {
    if (format !== 'table') return { format, text: texts[format] }
    const table = await whenRead()
    return table && { format, table }
  }

  return {
    format,
    texts,
    file,
    readSource,
    changed: hasText || file !== null,
    restored,
    startOver: () => {
      setTexts({ positions: '', lines: '' })
      void choose(null)
      clearRestored()
    },
    chooseFormat,
    setText: (typed) => setTexts((current) => (format === 'table' ? current : { ...current, [format]: typed })),
    chooseFile: choose,
  }
}
