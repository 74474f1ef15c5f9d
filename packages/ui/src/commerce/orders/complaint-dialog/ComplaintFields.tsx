import type {
  ComplaintField,
  ComplaintView,
  ComplaintFaults,
  ComplaintPictureView,
} from '@skafferi/domain/shop/complaints/views'
import { FileDrop, type DroppedFile } from '../../../components/forms/file-drop'
import { SelectField } from '../../../components/forms/select-field'
import { TextArea } from '../../../components/forms/text-area'
import { TextField } from '../../../components/forms/text-field'
import { ComplaintLines, type ComplaintLinesProps } from './ComplaintLines'
import { useWords, type Translate } from '../../../words'
import { complaintWords, type ComplaintWords } from '../../../words/generated/complaint'
import { useRefusalText } from '../../service/problem-text'
import { useComplaintTypeName } from './use-complaint-type-name'

type ComplaintType = ComplaintView['types'][number]

const faultWords = { required: 'required', too_long: 'tooLong', invalid: 'invalid' } as const

interface ComplaintTexts {
  t: Translate<ComplaintWords>
  /** The name of a complaint type. */
  typeName: (type: ComplaintType) => string
  /** The fault of a field; undefined if it has none. */
  faultText: (field: ComplaintField, faults: ComplaintFaults) => string | undefined
  /** The fault of the pictures; undefined if they have none. */
  picturesFaultText: (faults: ComplaintFaults) => string | undefined
  /** A picture as an item of FileDrop. */
  toDroppedFile: (picture: ComplaintPictureView) => DroppedFile
}

/** The texts of the dialog. */
function useComplaintWords(limits: ComplaintView['limits']): ComplaintTexts {
  const t = useWords(complaintWords)
  const typeName = useComplaintTypeName()
  const sentence = useRefusalText()

  function pictureProblem({ status, fault, reason }: ComplaintPictureView): string | null {
    if (fault !== null) return t(`picture.${fault}`)
    if (status !== 'failed') return null
    return (reason && sentence(reason)) || t('picture.failed')
  }

  return {
    t,
    typeName,
    faultText: (field, { [field]: fault }) => fault && t(faultWords[fault], { field: t(field) }),
    picturesFaultText: ({ pictures }) =>
      pictures === 'too_many' ? t('pictures.tooMany', { limit: limits.pictures }) : pictures && t('pictures.unusable'),
    toDroppedFile(picture) {
      const { fault: _, reason: __, ...file } = picture
      return { ...file, problem: pictureProblem(picture) }
    },
  }
}

export interface ComplaintFieldsProps {
  form: ComplaintView
  /** A field was edited. */
  onEdit: (event: { field: ComplaintField; value: string }) => void
  /** A line was selected, deselected or its quantity was edited. */
  onEditLine: ComplaintLinesProps['onEdit']
  /** Pictures were chosen or dropped. */
  onAddPictures: (event: { files: File[] }) => void
  /** Removes a picture. */
  onRemovePicture: (event: { id: string }) => void
}

/** The fields of a complaint (Specification (accounts) §2, §5), each with a name, so that the form can focus it. */
export function ComplaintFields({ form, ...events }: ComplaintFieldsProps) {
  const { values, faults, pictures, types, limits, pictureTypes } = form
  const { t, typeName, faultText, picturesFaultText, toDroppedFile } = useComplaintWords(limits)
  const busy = form.status !== 'editing'

  function fieldProps(field: ComplaintField) {
    return {
      name: field,
      label: t(field),
      need: 'required' as const,
      value: values[field],
      error: faultText(field, faults),
      disabled: busy,
      onChange: ({ value }: { value: string }) => events.onEdit({ field, value }),
    }
  }
  function textProps(field: 'subject' | 'description') {
    const counter = t('counter', { used: String(values[field].length), limit: String(limits[field]) })
    return { ...fieldProps(field), maxLength: limits[field], counter }
  }

  return (
    <div className="grid min-w-0 gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField {...textProps('subject')} />
      <SelectField
        {...fieldProps('type')}
        placeholder={t('type.choose')}
        options={types.map((type) => ({ value: type, label: typeName(type) }))}
      />
      <div className="min-w-0 sm:col-span-2">
        <TextArea {...textProps('description')} hint={t('description.hint')} />
      </div>
      {form.lines.length > 0 && (
        <div className="min-w-0 sm:col-span-2">
          <ComplaintLines form={form} disabled={busy} onEdit={events.onEditLine} />
        </div>
      )}
      <div className="min-w-0 sm:col-span-2">
        <FileDrop
          label={t('pictures')}
          need="optional"
          hint={t('pictures.hint', { limit: limits.pictures })}
          error={picturesFaultText(faults)}
          accept={pictureTypes}
          multiple
          files={pictures.map(toDroppedFile)}
          state={busy ? 'busy' : pictures.length >= limits.pictures ? 'full' : 'idle'}
          prompt={t('pictures.prompt')}
          browseLabel={t('pictures.browse')}
          onAdd={events.onAddPictures}
          onRemove={events.onRemovePicture}
        />
      </div>
    </div>
  )
}
