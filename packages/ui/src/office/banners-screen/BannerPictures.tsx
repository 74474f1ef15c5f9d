import type { BannerDraft, BannerField } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { FileDrop } from '../../components/forms/file-drop'
import { ShelfImage } from '../../components/content/shelf-image'
import { useWords } from '../../words'
import { officeBannersWords } from '../../words/generated/office-banners'

/** A picture that is uploading or was rejected. */
export interface BannerPictureUpload {
  name: string
  /** Text of the rejection; `null` while it uploads. */
  problem: string | null
}

export interface BannerPicturesProps {
  /** The picture fields in their order. */
  fields: readonly BannerField[]
  draft: BannerDraft
  editable: boolean
  /** Pictures that are uploading or were rejected, by field. */
  uploads: Readonly<Partial<Record<BannerField, BannerPictureUpload>>>
  onType: (change: BannerDraft) => void
  onUpload: (event: { field: BannerField; file: File }) => void
  /** The user dismisses the notice about a rejected picture. */
  onDismiss: () => void
}

/** The pictures of a banner, with buttons to remove them and a drop area while a field is empty. */
export function BannerPictures({ fields, draft, editable, uploads, onType, onUpload, onDismiss }: BannerPicturesProps) {
  const t = useWords(officeBannersWords)
  const filled = fields.filter((field) => draft[field])
  const nextField = fields.find((field) => !draft[field])
  const upload = nextField && uploads[nextField]
  const files = upload
    ? [
        {
          id: nextField,
          name: upload.name,
          size: '',
          previewUrl: null,
          status: upload.problem === null ? ('uploading' as const) : ('failed' as const),
          progress: null,
          problem: upload.problem,
        },
      ]
    : []

  /** Moves the following pictures up, so that there is no gap. */
  function remove(removed: BannerField) {
    const remaining = filled.filter((field) => field !== removed).map((field) => draft[field] ?? '')
    onType(Object.fromEntries(fields.map((field, index) => [field, remaining[index] ?? ''])))
  }

  return (
    <div className="grid min-w-0 gap-3">
      {filled.length > 0 && (
        <ul role="list" className="flex flex-wrap gap-3">
          {filled.map((field, index) => (
            <li key={field} className="flex items-center gap-2">
              <ShelfImage src={draft[field]} alt={t('pictures.alt', { number: String(index + 1) })} size="line" />
              {editable && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('pictures.removeOf', { number: String(index + 1) })}
                  onPress={() => remove(field)}
                >
                  {t('pictures.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {editable && nextField && (
        <FileDrop
          label={t('pictures.add')}
          hint={t('pictures.hint')}
          accept="image/jpeg,image/png,image/webp"
          files={files}
          state={upload?.problem === null ? 'busy' : 'idle'}
          prompt={t('pictures.drop')}
          browseLabel={t('pictures.choose')}
          onAdd={({ files: [file] }) => file && onUpload({ field: nextField, file })}
          onRemove={onDismiss}
        />
      )}
      {!editable && filled.length === 0 && <p className="text-ink-muted">{t('pictures.none')}</p>}
    </div>
  )
}
