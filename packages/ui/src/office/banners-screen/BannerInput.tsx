import type { BannerField } from '@skafferi/domain/office/views'
import { DateField } from '../../components/date-field'
import { FormPart } from '../../components/form-page'
import { TextArea } from '../../components/text-area'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { officeBannersWords } from '../../words/generated/office-banners'
import { partsOfField } from './use-field-label'

/** The most characters that the store takes. */
const LONGEST = { title: 200, button: 60, href: 500, background: 7, others: 500 } as const

const isLong = (kind: string): kind is Exclude<keyof typeof LONGEST, 'others'> => kind in LONGEST

const HINTED: readonly string[] = ['href', 'background', 'starts', 'ends', 'badge']

export interface BannerInputProps {
  field: BannerField
  label: string
  value: string
  changed: boolean
  editable: boolean
  /** Why it cannot be saved, in words. */
  error: string | undefined
  onType: (event: { field: BannerField; value: string }) => void
  /** It was left: the time to judge what was typed. */
  onLeave: (event: { field: BannerField }) => void
}

/** One field of a banner's form. */
export function BannerInput({ field, label, value, changed, editable, error, onType, onLeave }: BannerInputProps) {
  const t = useWords(officeBannersWords)
  const { kind } = partsOfField(field)
  const props = {
    label,
    error,
    name: field,
    value,
    hint: HINTED.includes(kind) ? t(`hint.${kind as 'href' | 'background' | 'starts' | 'ends' | 'badge'}`) : undefined,
    onChange: (event: { value: string }) => onType({ field, value: event.value }),
    onBlur: () => onLeave({ field }),
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
        <TextArea {...props} length="short" maxLength={LONGEST.others} readOnly={!editable} />
      </FormPart>
    )
  }
  return (
    <FormPart width={kind === 'title' || kind === 'subtitle' ? 'full' : 'half'} changed={changed}>
      <TextField {...props} maxLength={isLong(kind) ? LONGEST[kind] : LONGEST.others} readOnly={!editable} />
    </FormPart>
  )
}
