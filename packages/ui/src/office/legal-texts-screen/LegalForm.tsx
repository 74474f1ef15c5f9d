import type { LegalDraft, LegalField, LegalFormView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { IconButton } from '../../components/actions/icon-button'
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '../../components/content/icon'
import { FormPage, FormPart, FormSection } from '../../components/forms/form-page'
import { TextArea } from '../../components/forms/text-area'
import { TextField } from '../../components/forms/text-field'
import { LegalContent } from '../../screens/legal-screen'
import { useWords } from '../../words'
import { officeLegalWords } from '../../words/generated/office-legal'
import { useFormErrors } from '../form-errors'

export interface LegalFormProps {
  legal: LegalFormView & { draft: LegalDraft }
  /** True if the operator may change it. */
  editable: boolean
  saving: boolean
  onType: (change: Partial<LegalDraft>) => void
  /** Moves a section by one place. */
  onMove: (event: { index: number; by: -1 | 1 }) => void
  onDiscard: () => void
  onSave: () => void
}

/** The form of a legal text with a live preview. */
export function LegalForm({ legal, editable, saving, onType, onMove, onDiscard, onSave }: LegalFormProps) {
  const t = useWords(officeLegalWords)
  const { kind, draft, changed, faults, preview } = legal
  const { sections } = draft
  const fields: readonly LegalField[] = [
    'title',
    'notes',
    'sections',
    ...sections.flatMap((_, index): LegalField[] => [`sections.${index}.title`, `sections.${index}.text`]),
  ]
  const { page, errorOf, onBlur } = useFormErrors({
    fields,
    changed,
    faults,
    refused: {},
    editable,
    saving,
    labelOf(field) {
      const [, index, part] = field.split('.')
      if (field === 'title' || field === 'notes') return t(field)
      if (index === undefined) return t('part.sections')
      return t(part === 'title' ? 'heading' : 'paragraphs', { number: Number(index) + 1 })
    },
    faultText: (fault) => t(`fault.${fault}`),
    onDiscard,
    onSave,
  })
  const setSection = (index: number, change: Partial<(typeof sections)[number]>) =>
    onType({ sections: sections.map((section, place) => (place === index ? { ...section, ...change } : section)) })
  const tooLong = errorOf('sections')

  return (
    <FormPage
      {...page}
      label={t(`kind.${kind}`)}
      aside={
        preview && (
          <section aria-label={t('preview')} className="grid gap-4 rounded-lg border border-line bg-surface p-4">
            <h3 className="text-lg font-bold wrap-anywhere">{preview.title}</h3>
            <LegalContent headingLevel={4} notes={preview.notes} sections={preview.sections} />
          </section>
        )
      }
    >
      <FormSection title={t('part.text')} hint={t('part.text.hint')}>
        <FormPart width="full" changed={changed.includes('title')}>
          <TextField
            label={t('title')}
            name="title"
            value={draft.title}
            maxLength={200}
            readOnly={!editable}
            error={errorOf('title')}
            onChange={({ value }) => onType({ title: value })}
            onBlur={() => onBlur('title')}
          />
        </FormPart>
        <FormPart width="full" changed={changed.includes('notes')}>
          <TextArea
            label={t('notes')}
            name="notes"
            hint={t('notes.hint')}
            length="short"
            value={draft.notes}
            maxLength={2000}
            readOnly={!editable}
            error={errorOf('notes')}
            onChange={({ value }) => onType({ notes: value })}
            onBlur={() => onBlur('notes')}
          />
        </FormPart>
      </FormSection>
      <FormSection title={t('part.sections')} hint={t('part.sections.hint')}>
        {sections.map((section, index) => (
          <FormPart key={index} width="full" changed={changed.includes('sections')}>
            <fieldset className="grid gap-2 border-t border-line pt-3">
              <legend className="float-start flex w-full items-center gap-1 font-medium">
                <span className="me-auto">{t('section', { number: index + 1 })}</span>
                {editable && (
                  <>
                    <IconButton
                      size="sm"
                      label={t('up', { number: index + 1 })}
                      icon={<ArrowUpIcon size="sm" />}
                      state={index === 0 ? 'ended' : 'idle'}
                      onPress={() => onMove({ index, by: -1 })}
                    />
                    <IconButton
                      size="sm"
                      label={t('down', { number: index + 1 })}
                      icon={<ArrowDownIcon size="sm" />}
                      state={index === sections.length - 1 ? 'ended' : 'idle'}
                      onPress={() => onMove({ index, by: 1 })}
                    />
                    <IconButton
                      size="sm"
                      label={t('remove', { number: index + 1 })}
                      icon={<TrashIcon size="sm" />}
                      onPress={() => onType({ sections: sections.toSpliced(index, 1) })}
                    />
                  </>
                )}
              </legend>
              <TextField
                label={t('heading', { number: index + 1 })}
                name={`sections.${index}.title`}
                value={section.title}
                maxLength={200}
                readOnly={!editable}
                error={errorOf(`sections.${index}.title`)}
                onChange={({ value }) => setSection(index, { title: value })}
                onBlur={() => onBlur(`sections.${index}.title`)}
              />
              <TextArea
                label={t('paragraphs', { number: index + 1 })}
                name={`sections.${index}.text`}
                length="long"
                value={section.text}
                readOnly={!editable}
                error={errorOf(`sections.${index}.text`)}
                onChange={({ value }) => setSection(index, { text: value })}
                onBlur={() => onBlur(`sections.${index}.text`)}
              />
            </fieldset>
          </FormPart>
        ))}
        {tooLong !== undefined && (
          <FormPart width="full">
            <p role="alert" className="font-medium text-critical">
              {tooLong}
            </p>
          </FormPart>
        )}
        {editable && sections.length < 100 && (
          <FormPart width="full">
            <Button variant="secondary" onPress={() => onType({ sections: [...sections, { title: '', text: '' }] })}>
              {t('add')}
            </Button>
          </FormPart>
        )}
      </FormSection>
    </FormPage>
  )
}
