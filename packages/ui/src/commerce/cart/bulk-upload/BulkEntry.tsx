import { useEffect, useRef } from 'react'
import type { BulkUploadStage, BulkUploadView } from '@skafferi/domain/shop/cart/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Button } from '../../../components/actions/button'
import { DraftNotice } from '../../../components/feedback/draft-notice'
import { SegmentedControl } from '../../../components/forms/segmented-control'
import { TextArea } from '../../../components/forms/text-area'
import { useWords } from '../../../words'
import { bulkUploadWords } from '../../../words/generated/bulk-upload'
import { useProblemText } from '../../service/problem-text'
import { FileDrop } from '../../../components/forms/file-drop'
import { type BulkDraft, MAX_FILE_SIZE, type FileFault } from './use-bulk-draft'
import { useFaultText } from './use-skip-reason'

export interface BulkEntryProps extends BulkUploadView {
  /** The id of the form, for the buttons in the dialog's footer. */
  formId: string
  draft: BulkDraft
  stage: Extract<BulkUploadStage, { name: 'entry' }>
  /** Checks the input. */
  onSend: () => void
  /** The text was edited; its faults no longer apply. */
  onEdit: () => void
}

/** Three formats for quantities; each keeps its input while another is open. */
export function BulkEntry({ formId, draft, stage, lineCount, quantities, maxRows, onSend, onEdit }: BulkEntryProps) {
  const t = useWords(bulkUploadWords)
  const problemText = useProblemText()
  const { format, texts } = draft
  const faultText = useFaultText()
  const form = useRef<HTMLFormElement>(null)
  const error = stage.fault === null ? undefined : faultText(stage.fault)

  useEffect(() => {
    if (stage.fault !== null) {
      form.current?.querySelector<HTMLElement>('textarea, [type=file]')?.focus()
    }
  }, [stage.fault])

  function type({ value }: { value: string }) {
    draft.setText(value)
    onEdit()
  }

  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {draft.restored && <DraftNotice onStartOver={draft.startOver} />}
      <SegmentedControl
        label={t('way')}
        segments={[
          { value: 'positions', label: t('way.positions'), disabled: lineCount === 0 },
          { value: 'lines', label: t('way.lines') },
          { value: 'csv', label: t('way.csv') },
        ]}
        value={format}
        onChange={({ value }) => {
          draft.chooseFormat(value)
          onEdit()
        }}
      />
      {format === 'positions' && (
        <div className="grid justify-items-start gap-2 *:w-full">
          <TextArea
            name="positions"
            label={t('positions.label')}
            hint={t('positions.hint', { count: lineCount })}
            error={error}
            length="short"
            spellCheck={false}
            value={texts.positions}
            onChange={type}
          />
          {texts.positions === '' && (
            <span>
              <Button variant="quiet" size="sm" onPress={() => type({ value: quantities })}>
                {t('positions.fill')}
              </Button>
            </span>
          )}
        </div>
      )}
      {format === 'lines' && (
        <TextArea
          name="lines"
          label={t('lines.label')}
          hint={t('lines.hint', { most: maxRows })}
          error={error}
          placeholder={t('lines.example')}
          length="long"
          spellCheck={false}
          value={texts.lines}
          onChange={type}
        />
      )}
      {format === 'csv' && <CsvField draft={draft} maxRows={maxRows} busy={stage.busy} error={error} onEdit={onEdit} />}
      {stage.problem !== null && (
        <BannerMessage tone="critical" announce="assertive">
          {problemText(stage.problem)} {t('unchangedCart')}
        </BannerMessage>
      )}
    </form>
  )
}

const KILOBYTE = 1024

interface CsvFieldProps {
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
function CsvField({ draft, maxRows, busy, error, onEdit }: CsvFieldProps) {
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
