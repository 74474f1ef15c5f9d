import type { BannerDraft, BannerField } from '@skafferi/domain/office/views'
import { Button } from '../../components/button'
import { FileDrop } from '../../components/file-drop'
import { ShelfImage } from '../../components/shelf-image'
import { useWords } from '../../words'
import { officeBannersWords } from '../../words/generated/office-banners'

/** How a picture stands that is being sent in. */
export interface SentBannerPicture {
  name: string
  /** Why it was not taken, in words; `null` while it is on its way. */
  problem: string | null
}

export interface BannerPicturesProps {
  /** The places for pictures, in their order. */
  fields: readonly BannerField[]
  draft: BannerDraft
  editable: boolean
  /** Pictures on their way, and those that were not taken, by their fields. */
  sent: Readonly<Partial<Record<BannerField, SentBannerPicture>>>
  onType: (change: BannerDraft) => void
  onSend: (event: { field: BannerField; file: File }) => void
  /** That a picture was not taken was read. */
  onForget: () => void
}

/** The pictures of a banner: each can be taken away, and more are sent in while there is room. */
export function BannerPictures({ fields, draft, editable, sent, onType, onSend, onForget }: BannerPicturesProps) {
  const t = useWords(officeBannersWords)
  const shown = fields.filter((field) => draft[field])
  const free = fields.find((field) => !draft[field])
  const coming = free && sent[free]
  const files = coming
    ? [
        {
          id: free,
          name: coming.name,
          size: '',
          previewUrl: null,
          status: coming.problem === null ? ('uploading' as const) : ('failed' as const),
          progress: null,
          problem: coming.problem,
        },
      ]
    : []

  /** Those behind it move up: a banner has no gap. */
  function remove(removed: BannerField) {
    const kept = shown.filter((field) => field !== removed).map((field) => draft[field] ?? '')
    onType(Object.fromEntries(fields.map((field, index) => [field, kept[index] ?? ''])))
  }

  return (
    <div className="grid min-w-0 gap-3">
      {shown.length > 0 && (
        <ul role="list" className="flex flex-wrap gap-3">
          {shown.map((field, index) => (
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
      {editable && free && (
        <FileDrop
          label={t('pictures.add')}
          hint={t('pictures.hint')}
          accept="image/jpeg,image/png,image/webp"
          files={files}
          state={coming?.problem === null ? 'busy' : 'idle'}
          prompt={t('pictures.drop')}
          browseLabel={t('pictures.choose')}
          onAdd={({ files: [file] }) => file && onSend({ field: free, file })}
          onRemove={onForget}
        />
      )}
      {!editable && shown.length === 0 && <p className="text-ink-muted">{t('pictures.none')}</p>}
    </div>
  )
}
