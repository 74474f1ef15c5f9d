import type { BannerField } from '@skafferi/domain/office/views'
import { DateField } from '../../components/forms/date-field'
import { FormPart } from '../../components/forms/form-page'
import { TextArea } from '../../components/forms/text-area'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeBannersWords } from '../../words/generated/office-banners'
import { partsOfField } from './use-field-label'

/** The store's maximum lengths in characters. */
const MAX_LENGTHS = { title: 200, button: 60, href: 500, background: 7, default: 500 } as const

const hasMaxLength = (kind: string): kind is Exclude<keyof typeof MAX_LENGTHS, 'default'> => kind in MAX_LENGTHS

const KINDS_WITH_HINT: readonly string[] = ['href', 'background', 'starts', 'ends', 'badge']

export interface BannerInputProps {
  field: BannerField
  label: string
  value: string
  changed: boolean
  editable: boolean
  /** Text of the error. */
  error: string | undefined
  onType: (event: { field: BannerField; value: string }) => void
  /** The field loses focus, so that its value is checked. */
  onBlur: (event: { field: BannerField }) => void
}

/** One field of a banner's form. */
export function BannerInput({ field, label, value, changed, editable, error, onType, onBlur }: BannerInputProps) {
  const t = useWords(officeBannersWords)
  const { kind } = partsOfField(field)
  const props = {
    label,
    error,
    name: field,
    value,
    hint: KINDS_WITH_HINT.includes(kind)
      ? t(`hint.${kind as 'href' | 'background' | 'starts' | 'ends' | 'badge'}`)
      : undefined,
    onChange: (event: { value: string }) => onType({ field, value: event.value }),
    onBlur: () => onBlur({ field }),
  }
  if (kind === 'starts' || kind === 'ends') {
    return (
      <FormPart changed={changed}>
        <DateField {...props} disabled={!editable} />
      </FormPart>
    )
  }
  if (kind === 'description') {
    return (
      <FormPart width="full" changed={changed}>
        <TextArea {...props} length="short" maxLength={MAX_LENGTHS.default} readOnly={!editable} />
      </FormPart>
    )
  }
  return (
    <FormPart width={kind === 'title' || kind === 'subtitle' ? 'full' : 'half'} changed={changed}>
      <TextField
        {...props}
        maxLength={hasMaxLength(kind) ? MAX_LENGTHS[kind] : MAX_LENGTHS.default}
        readOnly={!editable}
      />
    </FormPart>
  )
}
