import type { ImportSubject, ListedImportView, OfficeState } from '@skafferi/domain/office/views'
import { SegmentedControl } from '../../components/forms/segmented-control'
import { useWords } from '../../words'
import { officeImportPageWords } from '../../words/generated/office-import-page'
import { ImportPictures, type ImportPicturesProps } from './ImportPictures'
import { ImportScreen } from './ImportScreen'
import { ACCEPT, STEPS } from './use-import-stage'

const SUBJECTS = ['catalog', 'stock', 'prices'] as const

export interface ImportFileScreenProps {
  subject: ImportSubject
  /** The file that is being uploaded; `null` if there is none. `sent` is from 0 to 1. */
  sending: { name: string; size: string; sent: number | null; busy: boolean } | null
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** The pictures that are uploaded before the file, and the text of a failure. */
  pictures: Pick<ImportPicturesProps, 'pictures' | 'problem'>
  recent: OfficeState<readonly ListedImportView[]>
  /** URL of the product template. */
  templateHref: string
  onSubject: (event: { subject: ImportSubject }) => void
  /** The user chooses a file. */
  onFile: (event: { file: File }) => void
  /** The user removes the file. */
  onRemove: () => void
  /** The user chooses pictures. */
  onPictures: ImportPicturesProps['onPictures']
  /** The user continues an interrupted upload. */
  onResume: ImportPicturesProps['onResume']
}

const noop = () => undefined

/** The first step of an import: choosing a file to be checked. */
export function ImportFileScreen({
  subject,
  sending,
  problem,
  pictures,
  recent,
  templateHref,
  onSubject,
  onFile,
  onRemove,
  onPictures,
  onResume,
}: ImportFileScreenProps) {
  const t = useWords(officeImportPageWords)
  const rowsOf = ({ subject: kind, rows }: ListedImportView) =>
    rows === null ? t(`import.kind.${kind}`) : t('import.rows', { subject: t(`import.kind.${kind}`), rows })
  const recentImports =
    recent.status === 'ready'
      ? {
          ...recent,
          view: recent.view.map((job) => ({
            id: job.id,
            name: job.name,
            href: job.href,
            content: rowsOf(job),
            status: job.state === 'done' ? t('import.state.done', { when: job.when }) : t(`import.state.${job.state}`),
            isOpen: job.state === 'matching' || job.state === 'asking' || job.state === 'checked',
          })),
        }
      : recent
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
        intro: (
          <SegmentedControl
            label={t('import.kind')}
            segments={SUBJECTS.map((value) => ({ value, label: t(`import.kind.${value}`) }))}
            value={subject}
            onChange={({ value }) => onSubject({ subject: value })}
          />
        ),
        below: subject === 'catalog' && <ImportPictures {...pictures} onPictures={onPictures} onResume={onResume} />,
      }}
      recent={recentImports}
      templateHref={templateHref}
      onFile={onFile}
      onRemove={onRemove}
      onDownload={noop}
      onApply={noop}
      onBack={noop}
      onCancel={noop}
      onImportAnother={noop}
    />
  )
}
