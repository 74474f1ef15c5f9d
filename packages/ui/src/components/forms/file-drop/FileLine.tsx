import { useId, useState } from 'react'
import { useWords } from '../../../words'
import { formsWords } from '../../../words/generated/forms'
import { Badge } from '../../content/badge'
import { FieldError } from '../field'
import { CheckIcon, CloseIcon, FileIcon } from '../../content/icon'
import { IconButton } from '../../actions/icon-button'
import { Progress } from '../../feedback/progress'
import { Spinner } from '../../feedback/spinner'

/** The view of an added file. */
export interface DroppedFile {
  /** Unique among the files. */
  id: string
  /** The file name. */
  name: string
  /** The formatted size ("1.8 MB"). */
  size: string
  /** URL of a preview, usually an object URL; `null` if it is not a picture. */
  previewUrl: string | null
  /** State of the upload. */
  status: 'waiting' | 'uploading' | 'done' | 'failed'
  /** Uploaded fraction from 0 to 1; `null` if unknown. */
  progress: number | null
  /** Why it failed; `null` if it did not. */
  problem: string | null
}

export interface FileLineProps {
  file: DroppedFile
  /** True if it cannot be removed now. */
  locked: boolean
  /** The user removes the file. */
  onRemove: (event: { id: string }) => void
}

/** An added file: preview, progress, and a button that removes it. */
export function FileLine({ file, locked, onRemove }: FileLineProps) {
  const t = useWords(formsWords)
  const problemId = useId()
  const { id, name, size, previewUrl, status, progress, problem } = file
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const isBroken = previewUrl !== null && previewUrl === brokenUrl
  // The store's message takes precedence over the browser's.
  const message = problem ?? (isBroken ? t('brokenPicture') : null)
  return (
    <li data-status={status} className="flex min-w-0 items-center gap-3 border-b border-line py-2">
      <span className="grid size-12 flex-none place-items-center overflow-hidden rounded-sm bg-media">
        <Preview url={isBroken ? null : previewUrl} onBreak={() => setBrokenUrl(previewUrl)} />
      </span>
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="truncate text-sm font-medium" title={name}>
          {name}
        </span>
        {message !== null && <FieldError id={problemId} message={message} />}
        {status === 'uploading' && progress !== null && (
          <Progress label={t('uploadingFile', { name })} value={progress} max={1} labelVisibility="hidden" />
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

/** The picture, or a file icon if it is not a picture or cannot be shown. */
function Preview({ url, onBreak }: { url: string | null; onBreak: () => void }) {
  return url === null ? <FileIcon /> : <img src={url} alt="" className="size-full object-contain" onError={onBreak} />
}
