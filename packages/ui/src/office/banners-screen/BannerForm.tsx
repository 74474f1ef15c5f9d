import type { BannerDraft, BannerField, BannerDetailView } from '@skafferi/domain/office/views'
import type { ReactNode } from 'react'
import { FormPage, FormPart, FormSection } from '../../components/forms/form-page'
import { useWords } from '../../words'
import type { Reason } from '../../words/use-sentences'
import { useFormErrors } from '../form-errors'
import { officeBannersWords } from '../../words/generated/office-banners'
import { BannerInput } from './BannerInput'
import { BannerPictures, type BannerPicturesProps } from './BannerPictures'
import { partsOfField, useFieldLabel } from './use-field-label'

export interface BannerFormProps extends Pick<BannerPicturesProps, 'uploads' | 'onUpload' | 'onDismiss'> {
  banner: BannerDetailView
  /** True if the operator may change it. */
  editable: boolean
  saving: boolean
  /** The store's refusals by field. */
  refused: Readonly<Partial<Record<BannerField, Reason>>>
  /** Content beside the form on wide screens. */
  children: ReactNode
  onType: (change: BannerDraft) => void
  onDiscard: () => void
  onSave: () => void
}

/** The form of a banner: texts, pictures and days. The values banner has a section for each tab. */
export function BannerForm({
  banner,
  editable,
  saving,
  refused,
  children,
  uploads,
  onUpload,
  onDismiss,
  onType,
  onDiscard,
  onSave,
}: BannerFormProps) {
  const t = useWords(officeBannersWords)
  const { short, full } = useFieldLabel(banner.id)
  const { draft, changed, faults, fields } = banner
  const { page, errorOf, onBlur } = useFormErrors({
    fields,
    changed,
    faults,
    refused,
    editable,
    saving,
    labelOf: full,
    faultText: (fault) => t(`fault.${fault}`),
    refusalText: (problem) => t('fault.refused', { problem }),
    onDiscard,
    onSave,
  })

  const inputs = (isIncluded: (field: BannerField) => boolean) =>
    fields
      .filter((field) => isIncluded(field) && !field.startsWith('picture.'))
      .map((field) => (
        <BannerInput
          key={field}
          field={field}
          label={short(field)}
          value={draft[field] ?? ''}
          changed={changed.includes(field)}
          editable={editable}
          error={errorOf(field)}
          onType={({ value }) => onType({ [field]: value })}
          onBlur={() => onBlur(field)}
        />
      ))
  const pictures = (isIncluded: (field: BannerField) => boolean) => {
    const pictureFields = fields.filter((field) => field.startsWith('picture.') && isIncluded(field))
    return (
      <FormPart width="full" changed={pictureFields.some((field) => changed.includes(field))}>
        <BannerPictures
          fields={pictureFields}
          draft={draft}
          editable={editable}
          uploads={uploads}
          onType={onType}
          onUpload={onUpload}
          onDismiss={onDismiss}
        />
      </FormPart>
    )
  }
  const isDateField = (field: BannerField) => field === 'starts' || field === 'ends'
  const isTabField = (field: BannerField) => partsOfField(field).number !== ''
  const hasTabs = banner.id === 'banner_values'
  return (
    <FormPage label={t(`place.${banner.id}`)} {...page}>
      <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        {children}
        <div className="min-w-0">
          <FormSection title={t('words')}>
            {inputs((field) => !isDateField(field) && !(hasTabs && isTabField(field)))}
          </FormSection>
          {hasTabs ? (
            ['1', '2', '3', '4', '5'].map((number) => (
              <FormSection key={number} title={t('tab', { number })} hint={t('tabHint')}>
                {inputs((field) => partsOfField(field).number === number)}
                {pictures((field) => partsOfField(field).number === number)}
              </FormSection>
            ))
          ) : (
            <FormSection title={t('pictures')} hint={t('picturesHint')}>
              {pictures(() => true)}
            </FormSection>
          )}
          <FormSection title={t('when')} hint={t('whenHint')}>
            {inputs(isDateField)}
          </FormSection>
        </div>
      </div>
    </FormPage>
  )
}
