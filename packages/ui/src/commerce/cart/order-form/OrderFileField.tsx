import { FileDrop } from '../../../components/forms/file-drop'
import { useWords } from '../../../words'
import { orderFormWords } from '../../../words/generated/order-form'
import { isTransportFailure, useRefusalText } from '../../service/problem-text'
import type { OrderFile } from './use-order-file'

const kilobyte = 1024

export interface OrderFileFieldProps {
  /** The chosen file; `null` if there is none. */
  file: OrderFile | null
  /** Maximum size of a file in bytes. */
  maxBytes: number
  /** Maximum number of rows with a quantity. */
  maxRows: number
  /** The form is being sent. */
  busy: boolean
  /** What is wrong with the file's contents. */
  error?: string
  /** A file was chosen, dropped or pasted. */
  onChoose: (event: { file: File }) => void
  /** The file was removed. */
  onRemove: () => void
}

/** The file of an order form: a spreadsheet or a CSV file. */
export function OrderFileField({ file, maxBytes, maxRows, busy, error, onChoose, onRemove }: OrderFileFieldProps) {
  const t = useWords(orderFormWords)
  const refusalText = useRefusalText()
  const problem = file === null ? null : describeProblem(file)

  function describeProblem({ fault, problem: refusal }: OrderFile) {
    if (refusal !== null) {
      return (isTransportFailure(refusal) ? t('file.no_answer') : refusalText(refusal)) ?? t('file.unreadable')
    }
    if (fault === 'too_large') return t('file.too_large', { most: maxBytes / kilobyte })
    return fault === null ? null : t(`file.${fault}`)
  }

  return (
    <FileDrop
      label={t('file.label')}
      hint={t('file.hint', { most: maxRows })}
      error={error}
      accept=".xlsx,.xlsm,.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
      prompt={t('file.prompt')}
      browseLabel={t('file.browse')}
      state={busy ? 'busy' : 'idle'}
      files={
        file === null
          ? []
          : [
              {
                id: file.id,
                name: file.name,
                size: t('file.size', { size: Math.ceil(file.size / kilobyte) }),
                previewUrl: null,
                status: problem !== null ? 'failed' : file.table === null ? 'uploading' : 'done',
                progress: null,
                problem,
              },
            ]
      }
      onAdd={({ files: [first] }) => first && onChoose({ file: first })}
      onRemove={onRemove}
    />
  )
}
