import type { ImportSubject, ListedImportView, OfficeState } from '@skafferi/domain/office/views'
import { SegmentedControl } from '../../components/segmented-control'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { ImportPictures, type ImportPicturesProps } from './ImportPictures'
import { ImportScreen } from './ImportScreen'
import { ACCEPT, STEPS } from './use-import-stage'

const SUBJECTS = ['catalog', 'stock', 'prices'] as const

export interface ImportFileScreenProps {
  subject: ImportSubject
  /** The file on its way; `null` while there is none. `sent` is from 0 to 1. */
  sending: { name: string; size: string; sent: number | null; busy: boolean } | null
  /** Why it was not taken, in words; `null` where nothing failed. */
  problem: string | null
  /** Pictures that are sent ahead, and why some were not, in words. */
  pictures: Pick<ImportPicturesProps, 'pictures' | 'problem'>
  earlier: OfficeState<readonly ListedImportView[]>
  /** Where the template of a file of products is. */
  templateHref: string
  onSubject: (event: { subject: ImportSubject }) => void
  /** A file was given. */
  onFile: (event: { file: File }) => void
  /** The file is to be taken away again. */
  onRemove: () => void
  /** Pictures were given. */
  onPictures: ImportPicturesProps['onPictures']
  /** The pictures that did not arrive are to be sent again. */
  onSendRest: ImportPicturesProps['onGoOn']
}

const nothing = () => undefined

/** A file is given, to be checked. */
export function ImportFileScreen({
  subject,
  sending,
  problem,
  pictures,
  earlier,
  templateHref,
  onSubject,
  onFile,
  onRemove,
  onPictures,
  onSendRest,
}: ImportFileScreenProps) {
  const t = useWords(officeWords)
  const rowsOf = ({ subject: of, rows }: ListedImportView) =>
    rows === null ? t(`import.kind.${of}`) : t('import.rows', { subject: t(`import.kind.${of}`), rows })
  const load =
    earlier.status === 'ready'
      ? {
          ...earlier,
          view: earlier.view.map((job) => ({
            id: job.id,
            name: job.name,
            href: job.href,
            what: rowsOf(job),
            when: job.state === 'done' ? t('import.state.done', { when: job.when }) : t(`import.state.${job.state}`),
          })),
        }
      : earlier
  const file = sending && {
    id: 'file',
    name: sending.name,
    size: sending.size,
    previewUrl: null,
    status: sending.busy ? ('uploading' as const) : ('failed' as const),
    progress: sending.sent,
    problem: null,
  }
  return (
    <ImportScreen
      steps={STEPS}
      stage={{
        step: 'upload',
        accept: ACCEPT,
        hint: t('import.hint'),
        files: file && sending?.busy ? [file] : [],
        error: problem ?? undefined,
        about: (
          <SegmentedControl
            label={t('import.kind')}
            segments={SUBJECTS.map((value) => ({ value, label: t(`import.kind.${value}`) }))}
            value={subject}
            onChange={({ value }) => onSubject({ subject: value })}
          />
        ),
        below: subject === 'catalog' && <ImportPictures {...pictures} onPictures={onPictures} onGoOn={onSendRest} />,
      }}
      earlier={load}
      templateHref={templateHref}
      onFile={onFile}
      onRemove={onRemove}
      onDownload={nothing}
      onApply={nothing}
      onBack={nothing}
      onCancel={nothing}
      onAgain={nothing}
    />
  )
}
