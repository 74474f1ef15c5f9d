import type {
  OfficeState,
  OrderTermsDraft,
  OrderTermsField,
  OrderTermsView,
  RemoteOrderTermsChange,
} from '@skafferi/domain/office/views'
import { Link } from '../../components/actions/link'
import { Checkbox } from '../../components/forms/checkbox'
import { FormPage, FormPart, FormSection } from '../../components/forms/form-page'
import { TextField } from '../../components/forms/text-field'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import type { Reason } from '../../words/use-sentences'
import { officeOrderTermsWords } from '../../words/generated/office-order-terms'
import { useFormErrors } from '../form-errors'
import { OfficeFailure } from '../page-header'
import { PageProblem } from '../page-news'
import { useFaultTexts } from '../problem-text'
import { RemoteChanges } from '../remote-changes'

/** The fields in the order of the form. */
const FIELDS = ['minimum', 'paymentDays', 'points', 'lowStock'] as const satisfies readonly OrderTermsField[]

interface OrderTermsFormProps {
  terms: OrderTermsView
  /** True if the operator may change them. */
  editable: boolean
  saving: boolean
  /** The store's refusals by field. */
  refused: Readonly<Partial<Record<OrderTermsField, Reason>>>
  /** URL of the companies, each of which has its own payment days. */
  companiesHref: string
  onType: (change: Partial<OrderTermsDraft>) => void
  onDiscard: () => void
  onSave: () => void
}

export interface OrderTermsScreenProps extends Omit<OrderTermsFormProps, 'terms'> {
  terms: OfficeState<OrderTermsView>
  /** Changes by another operator since the page was loaded. */
  remoteChanges: readonly RemoteOrderTermsChange[]
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user dismisses the list of remote changes. */
  onDismissRemoteChanges: () => void
}

/** The section of the settings for the conditions of orders: minimum and payment days. */
export function OrderTermsScreen({
  terms,
  remoteChanges,
  problem,
  onDismissRemoteChanges,
  ...form
}: OrderTermsScreenProps) {
  const t = useWords(officeOrderTermsWords)
  return (
    <>
      {remoteChanges.length > 0 && (
        <RemoteChanges
          title={t('changed')}
          fields={remoteChanges.map(({ field, before, after }) => {
            const shown = (text: string) =>
              field === 'points' ? t(text === 'true' ? 'points.on' : 'points.off') : text
            return { id: field, label: t(`field.${field}`), before: shown(before), after: shown(after) }
          })}
          onDismiss={onDismissRemoteChanges}
        />
      )}
      <PageProblem text={problem} />
      {!form.editable && <p className="text-sm text-ink-muted">{t('readOnly')}</p>}
      {terms.status === 'loading' && (
        <SkeletonGroup label={t('loading')} scope="page">
          <Skeleton height="12rem" />
        </SkeletonGroup>
      )}
      {terms.status === 'failed' && <OfficeFailure title={t('failed')} request={terms.request} onRetry={terms.retry} />}
      {terms.status === 'ready' && <OrderTermsForm {...form} terms={terms.view} />}
    </>
  )
}

function OrderTermsForm(props: OrderTermsFormProps) {
  const { terms, editable, saving, refused, companiesHref, onType, onDiscard, onSave } = props
  const t = useWords(officeOrderTermsWords)
  const { draft, changed, currency, currencyName } = terms
  const faults = useFaultTexts(terms.faults)
  const { page, errorOf, onBlur } = useFormErrors<OrderTermsField, string>({
    fields: FIELDS,
    changed,
    // While the sentences load, a fault prevents saving already.
    faults: Object.fromEntries(Object.keys(terms.faults).map((field) => [field, faults[field] ?? ' '])),
    refused,
    editable,
    saving,
    labelOf: (field) => t(`field.${field}`),
    faultText: (text) => text,
    onDiscard,
    onSave,
  })
  return (
    <FormPage label={t('title')} {...page}>
      <FormSection title={t('section')} hint={t('section.hint')}>
        {(['minimum', 'paymentDays'] as const).map((field) => (
          <FormPart key={field} width="half" changed={changed.includes(field)}>
            <TextField
              name={field}
              label={t(`field.${field}`)}
              hint={t(`field.${field}.hint`)}
              inputMode={field === 'minimum' ? 'decimal' : 'numeric'}
              maxLength={field === 'minimum' ? 20 : 3}
              suffix={field === 'minimum' ? currency : undefined}
              readOnly={!editable}
              error={errorOf(field)}
              value={draft[field]}
              onChange={({ value }) => onType({ [field]: value.trim() })}
              onBlur={() => onBlur(field)}
            />
            {field === 'paymentDays' && (
              <p className="pt-1.5 text-sm text-ink-muted">
                {t('paymentDays.approved')} <Link href={companiesHref}>{t('paymentDays.companies')}</Link>
              </p>
            )}
          </FormPart>
        ))}
        <FormPart width="full" changed={changed.includes('points')}>
          <Checkbox
            name="points"
            checked={draft.points}
            disabled={!editable}
            onChange={({ checked }) => onType({ points: checked })}
          >
            {t('points.choice')}
          </Checkbox>
        </FormPart>
      </FormSection>
      <FormSection title={t('stock')}>
        <FormPart width="half" changed={changed.includes('lowStock')}>
          <TextField
            name="lowStock"
            label={t('field.lowStock')}
            hint={t('field.lowStock.hint')}
            inputMode="numeric"
            maxLength={9}
            readOnly={!editable}
            error={errorOf('lowStock')}
            value={draft.lowStock}
            onChange={({ value }) => onType({ lowStock: value.trim() })}
            onBlur={() => onBlur('lowStock')}
          />
        </FormPart>
      </FormSection>
      <FormSection title={t('money')}>
        <FormPart width="full">
          <p>{t('money.currency', { name: currencyName, code: currency })}</p>
          <p>{t('money.invoices')}</p>
        </FormPart>
      </FormSection>
    </FormPage>
  )
}
