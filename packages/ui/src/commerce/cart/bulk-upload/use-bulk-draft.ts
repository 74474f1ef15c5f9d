import { useMemo, useState } from 'react'
import type { BulkUploadText, BulkUploadFormat, StoredBulkUpload, StoredFile } from '@skafferi/domain/shop/cart/views'
import type { FormDraft } from '@skafferi/domain/shop/draft/views'
import type { DroppedFile } from '../../../components/forms/file-drop'
import { usePersistedDraft, useRestoredDraft } from '../../../internal/form-draft'

/** Why a file is refused. */
export type FileFault = 'not_text' | 'too_large' | 'unreadable' | 'not_stored'

/** A chosen file and its contents. */
export interface CsvFile extends Pick<DroppedFile, 'id' | 'name'> {
  /** Its size in bytes. */
  size: number
  /** `null` while it is being read, or if it cannot be read. */
  text: string | null
  fault: FileFault | null
}

/** Maximum size of a file in bytes: ten times that of 1,000 rows. */
export const MAX_FILE_SIZE = 1_024_000

/** The input of all formats, so that switching loses none. */
export interface BulkDraft {
  format: BulkUploadFormat
  texts: Record<'positions' | 'lines', string>
  file: CsvFile | null
  /** The text to check: empty if the file has none. */
  current: BulkUploadText
  /** The file is still being read. */
  reading: boolean
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

/** False for binary files, such as workbooks and pictures, and for text in UTF-16. */
const isText = (text: string) => !text.includes('\u0000') && !text.startsWith('PK\u0003\u0004')

async function read(file: File): Promise<Pick<CsvFile, 'text' | 'fault'>> {
  if (file.size > MAX_FILE_SIZE) {
    return { text: null, fault: 'too_large' }
  }
  try {
    const text = await file.text()
    return isText(text) ? { text, fault: null } : { text: null, fault: 'not_text' }
  } catch {
    return { text: null, fault: 'unreadable' }
  }
}

/** A restored file. It has to be chosen again if it was too large to be stored. */
const fromStored = (stored: StoredFile): CsvFile => ({
  ...stored,
  id: crypto.randomUUID(),
  fault: stored.text === null ? 'not_stored' : null,
})

const toStored = ({ name, size, text }: CsvFile): StoredFile => ({ name, size, text })

/**
 * The input of the bulk upload.
 * @param initialFormat the initial format
 * @param draft input that was typed before, and its storage
 */
export function useBulkDraft(initialFormat: BulkUploadFormat, draft: FormDraft<StoredBulkUpload>): BulkDraft {
  const { storedValues, restored, clearRestored } = useRestoredDraft(draft)
  const [format, chooseFormat] = useState(storedValues?.format ?? initialFormat)
  const [texts, setTexts] = useState({ positions: storedValues?.positions ?? '', lines: storedValues?.lines ?? '' })
  const [file, setFile] = useState(() => (storedValues?.file ? fromStored(storedValues.file) : null))
  const hasText = texts.positions.trim() !== '' || texts.lines.trim() !== ''
  const storedFile = useMemo(
    () => (file && (file.text !== null || file.fault === 'not_stored') ? toStored(file) : null),
    [file],
  )
  usePersistedDraft(
    draft,
    useMemo(
      () => (hasText || storedFile ? { format, ...texts, file: storedFile } : null),
      [hasText, storedFile, format, texts],
    ),
  )
  const text = format === 'csv' ? (file?.text ?? '') : texts[format]

  return {
    format,
    texts,
    file,
    current: { format, text },
    reading: format === 'csv' && file !== null && file.text === null && file.fault === null,
    changed: hasText || file !== null,
    restored,
    startOver: () => {
      setTexts({ positions: '', lines: '' })
      setFile(null)
      clearRestored()
    },
    chooseFormat,
    setText: (typed) => setTexts((current) => (format === 'csv' ? current : { ...current, [format]: typed })),
    chooseFile: async (chosen) => {
      if (chosen === null) {
        setFile(null)
        return
      }
      const id = crypto.randomUUID()
      setFile({ id, name: chosen.name, size: chosen.size, text: null, fault: null })
      const content = await read(chosen)
      // If another file was chosen in the meantime, this one is ignored.
      setFile((current) => (current?.id === id ? { ...current, ...content } : current))
    },
  }
}
