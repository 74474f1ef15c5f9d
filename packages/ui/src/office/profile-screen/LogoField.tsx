import type { LogoPicture } from '../../components/content/brand'
import { Button } from '../../components/actions/button'
import { FileDrop } from '../../components/forms/file-drop'
import { useWords } from '../../words'
import { officeProfileWords } from '../../words/generated/office-profile'

/** A picture that is uploading or was rejected. */
export interface LogoUpload {
  name: string
  /** Text of the rejection; `null` while it uploads. */
  problem: string | null
}

export interface LogoFieldProps {
  label: string
  hint: string
  /** Text of the error. */
  error: string | undefined
  picture: LogoPicture | null
  /** True to show it on the dark background. */
  onDark: boolean
  /** The picture that is shown in the shop if there is none here; `null` for none. */
  fallback: LogoPicture | null
  editable: boolean
  upload: LogoUpload | undefined
  onUpload: (event: { file: File }) => void
  onRemove: () => void
  /** The user dismisses the notice about a rejected picture. */
  onDismiss: () => void
}

/** One picture of the logo, with a button to remove it, or a drop area. */
export function LogoField(props: LogoFieldProps) {
  const { label, hint, error, picture, onDark, fallback, editable, upload, onUpload, onRemove, onDismiss } = props
  const t = useWords(officeProfileWords)
  if (picture || !editable) {
    return (
      <div className="grid gap-2">
        <p className="text-sm font-medium">{label}</p>
        <LogoPreview picture={picture ?? fallback} onDark={onDark} />
        {picture && editable && (
          <Button size="sm" variant="secondary" aria-label={t('logo.removeOf', { place: label })} onPress={onRemove}>
            {t('logo.remove')}
          </Button>
        )}
        {error !== undefined && <p className="text-sm text-critical">{error}</p>}
      </div>
    )
  }
  const files = upload
    ? [
        {
          id: 'logo',
          name: upload.name,
          size: '',
          previewUrl: null,
          status: upload.problem === null ? ('uploading' as const) : ('failed' as const),
          progress: null,
          problem: upload.problem,
        },
      ]
    : []
  const drop = (
    <FileDrop
      label={label}
      hint={`${hint} ${t('logo.accept')}`}
      error={error}
      accept="image/svg+xml,image/png,image/jpeg,image/webp"
      files={files}
      state={upload?.problem === null ? 'busy' : 'idle'}
      prompt={t('logo.drop')}
      browseLabel={t('logo.choose')}
      onAdd={({ files: [file] }) => file && onUpload({ file })}
      onRemove={onDismiss}
    />
  )
  return fallback ? (
    <div className="grid content-start gap-2">
      {drop}
      <LogoPreview picture={fallback} onDark={onDark} />
    </div>
  ) : (
    drop
  )
}

/** A logo on its background; the background alone without one. */
function LogoPreview({ picture, onDark }: Pick<LogoFieldProps, 'picture' | 'onDark'>) {
  return (
    <div
      data-scheme={onDark ? undefined : 'light'}
      className={
        'grid min-h-24 place-items-center rounded-lg border border-line p-4 ' + (onDark ? 'bg-night' : 'bg-surface')
      }
    >
      {picture && (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          className="max-h-16 w-auto max-w-full"
        />
      )}
    </div>
  )
}
