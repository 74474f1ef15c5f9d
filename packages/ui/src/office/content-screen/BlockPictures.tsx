import type { BlockFieldView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { FileDrop } from '../../components/forms/file-drop'
import { ShelfImage } from '../../components/content/shelf-image'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'
import { useFocusAfterRemoval } from '../use-focus-after-removal'

/** A picture that is uploading or was rejected. */
export interface BlockPictureUpload {
  name: string
  /** Text of the rejection; `null` while it uploads. */
  problem: string | null
}

export interface BlockPicturesProps {
  /** The id of the block. */
  block: string
  field: BlockFieldView & { type: 'pictures' }
  label: string
  editable: boolean
  /** Text of the error. */
  error: string | undefined
  /** The upload of a field; `null` if there is none. */
  uploadOf: (name: string) => BlockPictureUpload | null
  onChange: (event: { pictures: readonly string[] }) => void
  onUpload: (event: { id: string; path: string; name: string; file: File }) => void
  /** The user dismisses the notice about a rejected picture. */
  onDismissUpload: () => void
}

/** The pictures of a field, with a drop area and a field for an address while there is room. */
export function BlockPictures(props: BlockPicturesProps) {
  const { block, field, label, editable, error, uploadOf, onChange, onUpload, onDismissUpload } = props
  const { name, path, value, max } = field
  const t = useWords(officeContentWords)
  const { container, focusAfterRemoval } = useFocusAfterRemoval<HTMLFieldSetElement>(
    value.length,
    'li button',
    'input[type=file]',
  )
  const upload = uploadOf(name)
  const file = upload && {
    id: name,
    name: upload.name,
    size: '',
    previewUrl: null,
    status: upload.problem === null ? ('uploading' as const) : ('failed' as const),
    progress: null,
    problem: upload.problem,
  }
  return (
    <fieldset ref={container} className="grid min-w-0 gap-3">
      <legend className="pb-1.5 text-sm font-medium">{label}</legend>
      {field.shelf !== null && <p className="text-xs text-ink-muted">{t('hint.shelf', { max })}</p>}
      {value.length > 0 && (
        <ul role="list" className="flex flex-wrap gap-3">
          {value.map((src, index) => (
            // By place, so that the focus stays there when pictures are moved.
            <li key={`picture ${index}`} className="flex items-center gap-2">
              <ShelfImage src={src} alt={t('pictures.alt', { number: index + 1 })} size="line" />
              {editable && index > 0 && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('pictures.earlierOf', { number: index + 1, field: label })}
                  onPress={() => onChange({ pictures: value.toSpliced(index, 1).toSpliced(index - 1, 0, src) })}
                >
                  {t('pictures.earlier')}
                </Button>
              )}
              {editable && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('pictures.removeOf', { number: index + 1, field: label })}
                  onPress={() => {
                    focusAfterRemoval(index)
                    onChange({ pictures: value.toSpliced(index, 1) })
                  }}
                >
                  {t('pictures.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {editable && value.length < max && (
        <div className="grid items-start gap-3 md:grid-cols-2">
          <FileDrop
            label={t('pictures.add', { field: label })}
            hint={t('pictures.hint')}
            error={error}
            accept="image/jpeg,image/png,image/webp"
            files={file ? [file] : []}
            state={upload?.problem === null ? 'busy' : 'idle'}
            prompt={t('pictures.drop')}
            browseLabel={t('pictures.choose')}
            onAdd={({ files: [added] }) => added && onUpload({ id: block, path, name, file: added })}
            onRemove={onDismissUpload}
          />
          <AddressField
            name={name}
            label={t('pictures.address', { field: label })}
            addLabel={t('pictures.addAddressOf', { field: label })}
            onAdd={({ address }) => onChange({ pictures: [...value, address] })}
          />
        </div>
      )}
      {value.length >= max && error !== undefined && (
        <p role="alert" className="text-xs font-medium text-critical">
          {error}
        </p>
      )}
      {!editable && value.length === 0 && <p className="text-ink-muted">{t('pictures.none')}</p>}
    </fieldset>
  )
}

interface AddressFieldProps {
  name: string
  label: string
  addLabel: string
  onAdd: (event: { address: string }) => void
}

function AddressField({ name, label, addLabel, onAdd }: AddressFieldProps) {
  const t = useWords(officeContentWords)
  const [address, setAddress] = useState('')
  // Also when the field loses focus, so that a typed address is not lost.
  function add() {
    if (address.trim() === '') return
    onAdd({ address: address.trim() })
    setAddress('')
  }
  return (
    <div className="grid justify-items-start gap-2 *:w-full">
      <TextField
        label={label}
        name={name}
        value={address}
        maxLength={500}
        inputMode="url"
        onChange={({ value }) => setAddress(value)}
        onBlur={add}
      />
      <span>
        <Button size="sm" variant="secondary" aria-label={addLabel} disabled={address.trim() === ''} onPress={add}>
          {t('pictures.addAddress')}
        </Button>
      </span>
    </div>
  )
}
