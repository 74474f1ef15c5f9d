import type {
  ApplicationFormDraft,
  ApplicationFormView,
  ApplicationSettingsField,
  FormStepView,
  OfficeState,
  RemoteApplicationFormChange,
} from '@skafferi/domain/office/views'
import { FormPage, FormPart, FormSection } from '../../components/forms/form-page'
import { SelectField } from '../../components/forms/select-field'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeApplicationFormWords } from '../../words/generated/office-application-form'
import { registrationWords } from '../../words/generated/registration'
import { registrationShopWords } from '../../words/generated/registration-shop'
import { useFormErrors } from '../form-errors'
import { OfficeFailure } from '../page-header'
import { PageProblem } from '../page-news'
import { RemoteChanges } from '../remote-changes'

/** What the shipping preferences offer, in display order. */
const SHIPPING_CHOICES = ['carriers', 'delivery'] as const

interface ApplicationFormFormProps {
  form: ApplicationFormView
  /** True if the operator may change it. */
  editable: boolean
  saving: boolean
  onType: (change: Partial<ApplicationFormDraft>) => void
  onDiscard: () => void
  onSave: () => void
}

export interface ApplicationFormScreenProps extends Omit<ApplicationFormFormProps, 'form'> {
  form: OfficeState<ApplicationFormView>
  /** Changes by another operator since the page was loaded. */
  remoteChanges: readonly RemoteApplicationFormChange[]
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user dismisses the list of remote changes. */
  onDismissRemoteChanges: () => void
}

/** The section of the settings for the questions that applicants are asked. */
export function ApplicationFormScreen({
  form,
  remoteChanges,
  problem,
  onDismissRemoteChanges,
  ...actions
}: ApplicationFormScreenProps) {
  const t = useWords(officeApplicationFormWords)
  const labelOf = useQuestionLabel()
  // Each value is a code of a rule or of what is offered.
  const valueText = (code: string) => t(`rule.${code}` as 'rule.required')
  return (
    <>
      {remoteChanges.length > 0 && (
        <RemoteChanges
          title={t('changed')}
          fields={remoteChanges.map(({ field, before, after }) => ({
            id: field,
            label: labelOf(field),
            before: valueText(before),
            after: valueText(after),
          }))}
          onDismiss={onDismissRemoteChanges}
        />
      )}
      <PageProblem text={problem} />
      {!actions.editable && <p className="text-sm text-ink-muted">{t('readOnly')}</p>}
      {form.status === 'loading' && (
        <SkeletonGroup label={t('loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {form.status === 'failed' && <OfficeFailure title={t('failed')} request={form.request} onRetry={form.retry} />}
      {form.status === 'ready' && <ApplicationForm {...actions} form={form.view} />}
    </>
  )
}

/** Returns the label of a question, as in the application form. */
function useQuestionLabel(): (field: ApplicationSettingsField) => string {
  const t = useWords(officeApplicationFormWords)
  const form = useWords(registrationWords)
  const own = useWords(registrationShopWords)
  return (field) => {
    if (field === 'shippingChoices') return t('field.shippingChoices')
    return field === 'deliveryAddress' ? own('label.deliveryAddress') : form(`label.${field}`)
  }
}

function ApplicationForm({ form, editable, saving, onType, onDiscard, onSave }: ApplicationFormFormProps) {
  const t = useWords(officeApplicationFormWords)
  const { draft, changed, steps } = form
  const labelOf = useQuestionLabel()
  const { page } = useFormErrors<ApplicationSettingsField, string>({
    fields: [],
    changed,
    faults: {},
    refused: {},
    editable,
    saving,
    labelOf,
    onDiscard,
    onSave,
  })
  return (
    <FormPage label={t('title')} {...page}>
      <p className="max-w-176 pb-4 text-sm text-ink-muted">{t('intro')}</p>
      {steps.map((step) => (
        <StepSection key={step.step} step={step}>
          {step.questions.map(({ question, rules }) => (
            <FormPart key={question} width="half" changed={changed.includes(question)}>
              <SelectField
                name={question}
                label={labelOf(question)}
                hint={question === 'uploadLicenses' && draft[question] === 'off' ? t('uploadLicenses.off') : undefined}
                disabled={!editable}
                value={draft[question]}
                options={rules.map((rule) => ({ value: rule, label: t(`rule.${rule}`) }))}
                // The value is one of the options.
                onChange={({ value }) => onType({ [question]: value } as Partial<ApplicationFormDraft>)}
              />
            </FormPart>
          ))}
          {step.step === 4 && draft.shippingPreferences !== 'off' && (
            <FormPart width="half" changed={changed.includes('shippingChoices')}>
              <SelectField
                name="shippingChoices"
                label={t('field.shippingChoices')}
                hint={draft.shippingChoices === 'delivery' ? t('field.shippingChoices.hint') : undefined}
                disabled={!editable}
                value={draft.shippingChoices}
                options={SHIPPING_CHOICES.map((choice) => ({ value: choice, label: t(`rule.${choice}`) }))}
                onChange={({ value }) => onType({ shippingChoices: value === 'delivery' ? 'delivery' : 'carriers' })}
              />
            </FormPart>
          )}
        </StepSection>
      ))}
    </FormPage>
  )
}

/** The questions of a step. */
function StepSection({ step: { step, isEmpty }, children }: { step: FormStepView; children: React.ReactNode }) {
  const t = useWords(officeApplicationFormWords)
  const form = useWords(registrationWords)
  return (
    <FormSection title={form(`step.${step}`)} hint={t(isEmpty ? 'leftOut' : `always.${step}`)}>
      {children}
    </FormSection>
  )
}
