import type { BlockFieldView, BlockKind } from '@skafferi/domain/office/views'
import { WarningIcon } from '../../components/content/icon'
import { Combobox } from '../../components/forms/combobox'
import { FormPart } from '../../components/forms/form-page'
import { SelectField } from '../../components/forms/select-field'
import { TextArea } from '../../components/forms/text-area'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'
import { BlockPictures, type BlockPicturesProps } from './BlockPictures'
import { useBlockWords } from './use-block-words'

const FULL_LINES: readonly BlockFieldView['label'][] = ['title', 'question', 'line', 'business', 'listName']

const LABELS_WITH_HINT = [
  'answer',
  'background',
  'badge',
  'category',
  'lead',
  'listName',
  'price',
  'selected',
  'text',
] as const

const hasHint = (label: string): label is (typeof LABELS_WITH_HINT)[number] =>
  (LABELS_WITH_HINT as readonly string[]).includes(label)

export interface BlockFieldProps extends Pick<BlockPicturesProps, 'uploadOf' | 'onUpload' | 'onDismissUpload'> {
  /** The id of the block. */
  block: string
  kind: BlockKind
  /** The hosts beside the shop that links may have. */
  linkHosts: readonly string[]
  field: BlockFieldView
  editable: boolean
  /** Text of the error. */
  error: string | undefined
  onType: (event: { id: string; path: string; texts: readonly string[] }) => void
  /** The field loses focus, so that its value is checked. */
  onBlur: (event: { name: string }) => void
}

/** One field of a block. */
export function BlockField(props: BlockFieldProps) {
  const { block, kind, linkHosts, field, editable, error, onType, onBlur, ...pictures } = props
  const t = useWords(officeContentWords)
  const { labelOf } = useBlockWords()
  const { name, path } = field
  const label = labelOf(field)
  const onChange = ({ value }: { value: string }) => onType({ id: block, path, texts: [value] })
  if (field.type === 'pictures') {
    return (
      <FormPart width="full">
        <BlockPictures
          {...pictures}
          block={block}
          field={field}
          label={label}
          editable={editable}
          error={error}
          onChange={({ pictures: texts }) => onType({ id: block, path, texts })}
        />
      </FormPart>
    )
  }
  if (field.type === 'articles') {
    const { value, max, unknown } = field
    return (
      <FormPart width="full">
        <TextArea
          label={label}
          name={name}
          value={value}
          hint={t('hint.articles', { max })}
          error={error}
          length="short"
          readOnly={!editable}
          onChange={({ value: text }) => onType({ id: block, path, texts: text.split('\n') })}
          onBlur={() => onBlur({ name })}
        />
        {unknown.length > 0 && error === undefined && (
          <p role="status" className="flex gap-1.5 pt-1.5 text-xs font-medium wrap-anywhere text-caution">
            <WarningIcon size="sm" />
            {t('warning.unknown_articles', { skus: unknown.join(', ') })}
          </p>
        )}
      </FormPart>
    )
  }
  function hintOf(): string | undefined {
    if (field.label === 'href') {
      return linkHosts.length === 0 ? t('hint.href.noHosts') : t('hint.href', { hosts: linkHosts.join(', ') })
    }
    // A tile is a link itself, and cannot contain another.
    if (kind === 'tiles' && field.label === 'text') return undefined
    return hasHint(field.label) ? t(`hint.${field.label}`) : undefined
  }
  const common = {
    label,
    name,
    error,
    value: field.value,
    hint: hintOf(),
    onChange,
    onBlur: () => onBlur({ name }),
  }
  if (field.type === 'choice') {
    return (
      <FormPart>
        <SelectField
          {...common}
          disabled={!editable}
          options={field.options.map((option) => ({ value: option, label: t(`option.${option as Option}`) }))}
        />
      </FormPart>
    )
  }
  const limits = {
    maxLength: field.max,
    readOnly: !editable,
    counter:
      editable && (field.type === 'line' || field.type === 'text')
        ? t('counter', { used: field.value.trim().length, max: field.max })
        : undefined,
  }
  if (field.type === 'text') {
    return (
      <FormPart width="full">
        <TextArea {...common} {...limits} length="short" />
      </FormPart>
    )
  }
  return (
    <FormPart width={FULL_LINES.includes(field.label) ? 'full' : 'half'}>
      {editable && field.suggestions.length > 0 ? (
        <Combobox {...common} options={field.suggestions} maxLength={field.max} />
      ) : (
        <TextField {...common} {...limits} inputMode={field.type === 'link' ? 'url' : undefined} />
      )}
      {field.warning !== null && error === undefined && (
        <p role="status" className="flex gap-1.5 pt-1.5 text-xs font-medium wrap-anywhere text-caution">
          <WarningIcon size="sm" />
          {t(`warning.${field.warning}`)}
        </p>
      )}
    </FormPart>
  )
}

/** The values of choices, which the catalogue names. */
type Option =
  | 'none'
  | 'newest'
  | 'strip'
  | 'main'
  | 'side'
  | 'showcase'
  | 'usual'
  | 'flash_sale'
  | 'best_sellers'
  | 'explore'
  | 'gift'
  | 'tag'
  | 'truck'
  | 'box'
  | 'leaf'
  | 'berry'
  | 'cloud'
  | 'sea'
  | 'delivery'
  | 'service'
  | 'money'
