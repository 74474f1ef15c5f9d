import { useId, useState } from 'react'
import { useWords } from '../../words'
import { formsWords } from '../../words/generated/forms'
import { Badge } from '../badge'
import { FieldError } from '../field'
import { CheckIcon, CloseIcon, FileIcon } from '../icon'
import { IconButton } from '../icon-button'
import { Progress } from '../progress'
import { Spinner } from '../spinner'

/** A file that was added, as shown. */
export interface DroppedFile {
  /** Tells it apart from the others. */
  id: string
  /** Its name, as its owner gave it. */
  name: string
  /** How large it is, as shown ("1.8 MB"). */
  size: string
  /** A picture of it to show, usually an object address; `null` where it is no picture. */
  previewUrl: string | null
  /** How far it has come. */
  status: 'waiting' | 'uploading' | 'done' | 'failed'
  /** How much of it is sent, from 0 to 1; `null` where that is not known. */
  progress: number | null
  /** Why it failed, in words; `null` where nothing did. */
  problem: string | null
}

export interface FileLineProps {
  file: DroppedFile
  /** It cannot be removed now. */
  locked: boolean
  /** It is to be taken away. */
  onRemove: (event: { id: string }) => void
}

/** One added file: what it is, how far it has come, and a cross that takes it away. */
export function FileLine({ file, locked, onRemove }: FileLineProps) {
  const t = useWords(formsWords)
  const problemId = useId()
  const { id, name, size, previewUrl, status, progress, problem } = file
  const [broken, setBroken] = useState<string | null>(null)
  const isBroken = previewUrl !== null && previewUrl === broken
  // What the store says of it weighs more than what this browser makes of it.
  const shownProblem = problem ?? (isBroken ? t('brokenPicture') : null)
  return (
    <li data-status={status} className="flex min-w-0 items-center gap-3 border-b border-line py-2">
      <span className="grid size-12 flex-none place-items-center overflow-hidden rounded-sm bg-niche">
        <Preview url={isBroken ? null : previewUrl} onBreak={() => setBroken(previewUrl)} />
      </span>
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="truncate text-sm font-medium" title={name}>
          {name}
        </span>
        {shownProblem !== null && <FieldError id={problemId} message={shownProblem} />}
        {status === 'uploading' && progress !== null && (
          <Progress label={t('uploadingFile', { name })} value={progress} max={1} labelLook="hidden" />
        )}
        <span className="num flex items-center gap-2 text-xs text-ink-muted">
          {size}
          {status === 'done' && (
            <Badge tone="positive" variant="plain" icon={<CheckIcon size="sm" />}>
              {t('uploaded')}
            </Badge>
          )}
          {status === 'waiting' && <span>{t('waiting')}</span>}
          {status === 'uploading' && progress === null && <Spinner />}
          {status === 'uploading' && <span>{t('uploading')}</span>}
        </span>
      </span>
      <IconButton
        label={t('removeFile', { name })}
        icon={<CloseIcon size="sm" />}
        size="sm"
        disabled={locked}
        onPress={() => onRemove({ id })}
      />
    </li>
  )
}

/** A picture as it looks, or the sign of a file where it is no picture or cannot be shown. */
function Preview({ url, onBreak }: { url: string | null; onBreak: () => void }) {
  return url === null ? <FileIcon /> : <img src={url} alt="" className="size-full object-contain" onError={onBreak} />
}
