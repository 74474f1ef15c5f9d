import { useBrand } from '../../../components/content/brand'
import type { VatIdForm, VatIdView } from '@skafferi/domain/shop/company/views'
import { DescriptionList } from '../../../components/content/description-list'
import { ErrorState } from '../../../components/feedback/error-state'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { AccountCard } from '../../../internal/account-card'
import { useWords } from '../../../words'
import { companyWords } from '../../../words/generated/company'
import { useProblemText } from '../../service/problem-text'
import { TextField } from '../../../components/forms/text-field'
import { AccountForm } from '../../../internal/account-form'
import { useFocusFirstFault } from '../../../internal/use-focus-first-fault'

export interface VatIdCardProps extends VatIdFieldsProps, Pick<VatIdForm, 'load' | 'editing'> {
  /** Opens the form. */
  onEdit: VatIdForm['edit']
}

/** The company's VAT number with its status, and the form to change it. */
export function VatIdCard({ load, editing, onEdit, ...fields }: VatIdCardProps) {
  const t = useWords(companyWords)
  const { state } = fields
  return (
    <AccountCard
      title={t('vat.title')}
      editing={load.status === 'ready' && editing}
      form={<VatIdFields {...fields} />}
      editLabel={
        load.status !== 'ready' || load.view.reservedFor !== null
          ? null
          : t(load.view.number === null ? 'vat.add' : 'vat.change')
      }
      onEdit={onEdit}
      announcement={state === 'saved' ? `${t('vat.saved')} ${t('vat.later')}` : null}
    >
      <VatIdContent load={load} />
    </AccountCard>
  )
}

function VatIdContent({ load }: Pick<VatIdCardProps, 'load'>) {
  const t = useWords(companyWords)
  const problemText = useProblemText()
  if (load.status === 'failed') {
    const { problem, retry } = load
    return <ErrorState variant="panel" title={problemText(problem)} headingLevel={3} onRetry={() => retry()} />
  }
  if (load.status === 'loading') {
    return (
      <SkeletonGroup label={t('vat.loading')}>
        <Skeleton height="5.75rem" />
      </SkeletonGroup>
    )
  }
  return <VatId {...load.view} />
}

function VatId({ number, status, source, checked, reservedFor }: VatIdView) {
  const t = useWords(companyWords)
  if (number === null) {
    return (
      <>
        <DescriptionList items={[{ term: t('vat.number'), description: t('vat.none'), tone: 'muted' }]} />
        <p className="text-xs text-ink-muted">{t('vat.noneText')}</p>
      </>
    )
  }
  const statusText =
    checked === null ? t('vat.unchecked') : t('vat.known', { status, source: source ?? '', day: checked })
  return (
    <>
      <DescriptionList
        items={[
          { term: t('vat.number'), description: number },
          { term: t('vat.status'), description: statusText },
        ]}
      />
      {reservedFor !== null && <p className="text-xs text-ink-muted">{t('vat.reserved', { owners: reservedFor })}</p>}
    </>
  )
}

interface VatIdFieldsProps extends Pick<VatIdForm, 'value' | 'fault' | 'state' | 'problem'> {
  /** The input was edited. */
  onType: VatIdForm['type']
  /** Saves the input; resolves to true if it was saved. */
  onSave: VatIdForm['save']
  /** Cancels without a change. */
  onCancel: VatIdForm['cancel']
}

const fields = ['vat_id'] as const

/** The form for a VAT number. The input stays if saving is refused or fails. */
function VatIdFields({ value, fault, state, problem, onType, onSave, onCancel }: VatIdFieldsProps) {
  const t = useWords(companyWords)
  const problemText = useProblemText()
  const { vatIdExample } = useBrand()
  const { form, handleRefusal } = useFocusFirstFault(fields, { vat_id: fault ?? undefined })
  const saving = state === 'saving'
  return (
    <AccountForm
      form={form}
      onRefusal={handleRefusal}
      onSave={onSave}
      onCancel={onCancel}
      saving={saving}
      problem={problem && problemText(problem)}
      words={{ save: t('vat.save'), saving: t('vat.saving'), cancel: t('vat.cancel') }}
    >
      <TextField
        name="vat_id"
        label={t('vat.label')}
        need="required"
        hint={t('vat.hint', { example: vatIdExample ?? 'none' })}
        error={fault ? t('vat.fault', { fault }) : undefined}
        value={value}
        readOnly={saving}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={onType}
      />
      <p className="text-xs text-ink-muted">{t('vat.later')}</p>
    </AccountForm>
  )
}
