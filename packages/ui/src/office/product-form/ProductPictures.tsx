import type { TypedPictureView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/button'
import { FieldError } from '../../components/field'
import { FileDrop, type DroppedFile } from '../../components/file-drop'
import { ArrowDownIcon, ArrowUpIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { ShelfImage } from '../../components/shelf-image'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'
import { usePlaceAfterRemoval } from './use-place-after-removal'

/** As many as a product has at most. */
const MOST = 12

/** Pictures that are on their way, and those that were not taken. */
export interface PicturesOnTheirWay {
  /** The names of files that are being sent. */
  sending: readonly string[]
  /** Those that were not taken, with the reason in words. */
  refused: readonly { name: string; problem: string }[]
  /** Why none could be sent, in words; `null` where nothing failed. */
  problem: string | null
}

export interface ProductPicturesProps {
  pictures: readonly TypedPictureView[]
  way: PicturesOnTheirWay
  /** Why they cannot be saved, in words. */
  error: string | undefined
  onType: (event: { pictures: readonly TypedPictureView[] }) => void
  onSend: (event: { files: readonly File[] }) => void
  /** That some were not taken was read. */
  onForget: () => void
}

const toLine = (name: string, problem: string | null): DroppedFile => ({
  id: name,
  name,
  size: '',
  previewUrl: null,
  status: problem === null ? 'uploading' : 'failed',
  progress: null,
  problem,
})

/** The pictures of a product: what each shows is said, they are put in order, taken away, and more are sent in while there is room. */
export function ProductPictures({ pictures, way, error, onType, onSend, onForget }: ProductPicturesProps) {
  const t = useWords(officeProductWords)
  const [moved, setMoved] = useState<{ number: string; place: string } | null>(null)
  const { around, goes } = usePlaceAfterRemoval<HTMLDivElement>(
    pictures.length,
    '[data-pictures] > li button:last-child',
    'input[type=file]',
  )
  const room = MOST - pictures.length - way.sending.length

  function move(index: number, by: -1 | 1) {
    const next = pictures.toSpliced(index, 1)
    onType({ pictures: next.toSpliced(index + by, 0, pictures[index]!) })
    setMoved({ number: String(index + 1), place: String(index + by + 1) })
  }

  function remove(index: number) {
    goes(index)
    onType({ pictures: pictures.toSpliced(index, 1) })
  }

  return (
    <div ref={around} className="grid min-w-0 gap-3">
      {pictures.length > 0 && (
        <ol role="list" data-pictures className="grid gap-3">
          {pictures.map((picture, index) => (
            <Picture
              key={picture.image}
              picture={picture}
              number={String(index + 1)}
              onAlt={({ value }) => onType({ pictures: pictures.with(index, { ...picture, alt: value }) })}
              onEarlier={index === 0 ? undefined : () => move(index, -1)}
              onLater={index === pictures.length - 1 ? undefined : () => move(index, 1)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <span role="status" className="sr-only">
        {moved && t('picture.moved', { ...moved, count: String(pictures.length) })}
      </span>
      {error !== undefined && <FieldError id="product-pictures-error" message={error} />}
      <FileDrop
        label={t('picture.add')}
        hint={t('picture.hint')}
        error={way.problem ?? undefined}
        accept="image/jpeg,image/png,image/webp"
        multiple
        files={[
          ...way.refused.map(({ name, problem }) => toLine(name, problem)),
          ...way.sending.map((name) => toLine(name, null)),
        ]}
        state={room > 0 ? 'idle' : 'full'}
        prompt={t('picture.drop')}
        browseLabel={t('picture.choose')}
        onAdd={({ files }) => onSend({ files: files.slice(0, room) })}
        onRemove={onForget}
      />
    </div>
  )
}

interface PictureProps {
  picture: TypedPictureView
  /** Which one it is, as shown. */
  number: string
  onAlt: (event: { value: string }) => void
  /** It is to stand before the one before it. Left out for the first. */
  onEarlier?: () => void
  /** It is to stand behind the one behind it. Left out for the last. */
  onLater?: () => void
  onRemove: () => void
}

function Picture({ picture: { image, src, alt }, number, onAlt, onEarlier, onLater, onRemove }: PictureProps) {
  const t = useWords(officeProductWords)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-3 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <ShelfImage src={src ?? undefined} alt={src === null ? t('picture.unseen', { name: image }) : alt} size="line" />
      <TextField
        label={t('picture.alt', { number })}
        name={`images.${number}`}
        maxLength={200}
        value={alt}
        onChange={onAlt}
      />
      <span className="flex items-center gap-1 max-sm:col-span-2">
        <IconButton
          label={t('picture.earlier', { number })}
          size="sm"
          icon={<ArrowUpIcon size="sm" />}
          state={onEarlier ? 'idle' : 'ended'}
          onPress={onEarlier}
        />
        <IconButton
          label={t('picture.later', { number })}
          size="sm"
          icon={<ArrowDownIcon size="sm" />}
          state={onLater ? 'idle' : 'ended'}
          onPress={onLater}
        />
        <Button size="sm" variant="secondary" aria-label={t('picture.removeOf', { number })} onPress={onRemove}>
          {t('picture.remove')}
        </Button>
      </span>
    </li>
  )
}
