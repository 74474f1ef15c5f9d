import type { TypedPictureView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { FieldError } from '../../components/forms/field'
import { FileDrop, type DroppedFile } from '../../components/forms/file-drop'
import { ArrowDownIcon, ArrowUpIcon } from '../../components/content/icon'
import { IconButton } from '../../components/actions/icon-button'
import { ShelfImage } from '../../components/content/shelf-image'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'
import type { Reason } from '../../words/use-sentences'
import { useOfficeFaults } from '../problem-text'
import { useFocusAfterRemoval } from '../use-focus-after-removal'

/** The maximum number of pictures. */
const MAX_PICTURES = 12

/** The picture uploads and rejected pictures. */
export interface ProductPictureUploads {
  /** File names of the pictures that are uploading. */
  sending: readonly string[]
  /** The rejected files, and why. */
  refused: readonly { name: string; problem: Reason }[]
  /** Text of a failed upload; `null` otherwise. */
  problem: string | null
}

export interface ProductPicturesProps {
  pictures: readonly TypedPictureView[]
  uploads: ProductPictureUploads
  /** Text of the error. */
  error: string | undefined
  onChange: (event: { pictures: readonly TypedPictureView[] }) => void
  onAdd: (event: { files: readonly File[] }) => void
  /** The user dismisses the notice about rejected pictures. */
  onDismiss: () => void
}

const toDroppedFile = (name: string, problem: string | null): DroppedFile => ({
  id: name,
  name,
  size: '',
  previewUrl: null,
  status: problem === null ? 'uploading' : 'failed',
  progress: null,
  problem,
})

/** The pictures of a product: alternative texts, order, removal, and a drop area for more. */
export function ProductPictures({ pictures, uploads, error, onChange, onAdd, onDismiss }: ProductPicturesProps) {
  const t = useWords(officeProductWords)
  const faultText = useOfficeFaults()
  const [moved, setMoved] = useState<{ number: string; place: string } | null>(null)
  const { container, focusAfterRemoval } = useFocusAfterRemoval<HTMLDivElement>(
    pictures.length,
    '[data-pictures] > li button:last-child',
    'input[type=file]',
  )
  const capacity = MAX_PICTURES - pictures.length - uploads.sending.length

  function move(index: number, by: -1 | 1) {
    const next = pictures.toSpliced(index, 1)
    onChange({ pictures: next.toSpliced(index + by, 0, pictures[index]!) })
    setMoved({ number: String(index + 1), place: String(index + by + 1) })
  }

  function remove(index: number) {
    focusAfterRemoval(index)
    onChange({ pictures: pictures.toSpliced(index, 1) })
  }

  return (
    <div ref={container} className="grid min-w-0 gap-3">
      {pictures.length > 0 && (
        <ol role="list" data-pictures className="grid gap-3">
          {pictures.map((picture, index) => (
            <Picture
              key={picture.image}
              picture={picture}
              number={String(index + 1)}
              onAlt={({ value }) => onChange({ pictures: pictures.with(index, { ...picture, alt: value }) })}
              onMoveUp={index === 0 ? undefined : () => move(index, -1)}
              onMoveDown={index === pictures.length - 1 ? undefined : () => move(index, 1)}
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
        error={uploads.problem ?? undefined}
        accept="image/jpeg,image/png,image/webp"
        multiple
        files={[
          ...uploads.refused.map(({ name, problem }) => toDroppedFile(name, faultText(problem))),
          ...uploads.sending.map((name) => toDroppedFile(name, null)),
        ]}
        state={capacity > 0 ? 'idle' : 'full'}
        prompt={t('picture.drop')}
        browseLabel={t('picture.choose')}
        onAdd={({ files }) => onAdd({ files: files.slice(0, capacity) })}
        onRemove={onDismiss}
      />
    </div>
  )
}

interface PictureProps {
  picture: TypedPictureView
  /** Its number, as displayed. */
  number: string
  onAlt: (event: { value: string }) => void
  /** The user moves it up. Omitted for the first. */
  onMoveUp?: () => void
  /** The user moves it down. Omitted for the last. */
  onMoveDown?: () => void
  onRemove: () => void
}

function Picture({ picture: { image, src, alt }, number, onAlt, onMoveUp, onMoveDown, onRemove }: PictureProps) {
  const t = useWords(officeProductWords)
  return (
    <li
      className={'grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-3 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]'}
    >
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
          state={onMoveUp ? 'idle' : 'ended'}
          onPress={onMoveUp}
        />
        <IconButton
          label={t('picture.later', { number })}
          size="sm"
          icon={<ArrowDownIcon size="sm" />}
          state={onMoveDown ? 'idle' : 'ended'}
          onPress={onMoveDown}
        />
        <Button size="sm" variant="secondary" aria-label={t('picture.removeOf', { number })} onPress={onRemove}>
          {t('picture.remove')}
        </Button>
      </span>
    </li>
  )
}
