import { useMemo, useState } from 'react'
import type { BulkUploadText, BulkUploadFormat, StoredBulkUpload, StoredFile } from '@skafferi/domain/cart/views'
import type { FormDraft } from '@skafferi/domain/draft/views'
import type { DroppedFile } from '../../components/file-drop'
import { usePersistedDraft, useRestoredDraft } from '../../internal/form-draft'

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

/** The largest file that is read, in bytes: 1,000 rows have a tenth of it. */
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
  startEmpty: () => void
  choose: (format: BulkUploadFormat) => void
  type: (text: string) => void
  /** Reads a file; `null` removes it. */
  take: (file: File | null) => Promise<void>
}

/** A file that is no text: a workbook or a picture, or text in an encoding of two bytes. */
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

/** A file that was chosen before; it has to be chosen again if it was too long to be stored. */
const fromStored = (kept: StoredFile): CsvFile => ({
  ...kept,
  id: crypto.randomUUID(),
  fault: kept.text === null ? 'not_stored' : null,
})

const toStored = ({ name, size, text }: CsvFile): StoredFile => ({ name, size, text })

/**
 * The input of the bulk upload.
 * @param first the initial format
 * @param draft input that was typed before, and its storage
 */
export function useBulkDraft(first: BulkUploadFormat, draft: FormDraft<StoredBulkUpload>): BulkDraft {
  const { before, restored, endRestored } = useRestoredDraft(draft)
  const [format, choose] = useState(before?.format ?? first)
  const [texts, setTexts] = useState({ positions: before?.positions ?? '', lines: before?.lines ?? '' })
  const [file, setFile] = useState(() => (before?.file ? fromStored(before.file) : null))
  const isTyped = texts.positions.trim() !== '' || texts.lines.trim() !== ''
  const storedFile = useMemo(
    () => (file && (file.text !== null || file.fault === 'not_stored') ? toStored(file) : null),
    [file],
  )
  usePersistedDraft(
    draft,
    useMemo(
      () => (isTyped || storedFile ? { format, ...texts, file: storedFile } : null),
      [isTyped, storedFile, format, texts],
    ),
  )
  const text = format === 'csv' ? (file?.text ?? '') : texts[format]

  return {
    format,
    texts,
    file,
    current: { format, text },
    reading: format === 'csv' && file !== null && file.text === null && file.fault === null,
    changed: isTyped || file !== null,
    restored,
    startEmpty: () => {
      setTexts({ positions: '', lines: '' })
      setFile(null)
      endRestored()
    },
    choose,
    type: (typed) => setTexts((present) => (format === 'csv' ? present : { ...present, [format]: typed })),
    take: async (chosen) => {
      if (chosen === null) {
        setFile(null)
        return
      }
      const id = crypto.randomUUID()
      setFile({ id, name: chosen.name, size: chosen.size, text: null, fault: null })
      const content = await read(chosen)
      // Of several files only the last one counts, whichever is read first.
      setFile((present) => (present?.id === id ? { ...present, ...content } : present))
    },
  }
}
