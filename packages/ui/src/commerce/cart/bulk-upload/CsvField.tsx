import { FileDrop } from '../../../components/forms/file-drop'
import { useWords } from '../../../words'
import { bulkUploadWords } from '../../../words/generated/bulk-upload'
import { MAX_FILE_SIZE, type BulkDraft, type FileFault } from './use-bulk-draft'

const KILOBYTE = 1024

export interface CsvFieldProps {
  draft: BulkDraft
  /** Maximum number of rows. */
  maxRows: number
  /** The file is being checked. */
  busy: boolean
  /** Faults of the file's contents. */
  error: string | undefined
  /** The file was changed or removed; its faults no longer apply. */
  onEdit: () => void
}

/** A CSV file, read in the browser: only its rows are sent. */
export function CsvField({ draft, maxRows, busy, error, onEdit }: CsvFieldProps) {
  const t = useWords(bulkUploadWords)
  const { file, chooseFile } = draft
  const problem = file?.fault ? faultText(file.fault) : null

  function faultText(fault: FileFault) {
    return fault === 'too_large' ? t('csv.too_large', { most: MAX_FILE_SIZE / KILOBYTE }) : t(`csv.${fault}`)
  }

  function change(chosen: File | null) {
    void chooseFile(chosen)
    onEdit()
  }

  return (
    <FileDrop
      label={t('csv.label')}
      hint={t('csv.hint', { most: maxRows })}
      error={error}
      accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
      prompt={t('csv.prompt')}
      browseLabel={t('csv.browse')}
      state={busy ? 'busy' : 'idle'}
      files={
        file === null
          ? []
          : [
              {
                id: file.id,
                name: file.name,
                size: t('csv.size', { size: Math.ceil(file.size / KILOBYTE) }),
                previewUrl: null,
                status: problem !== null ? 'failed' : file.text === null ? 'uploading' : 'done',
                progress: null,
                problem,
              },
            ]
      }
      onAdd={({ files: [first] }) => change(first ?? null)}
      onRemove={() => change(null)}
    />
  )
}
