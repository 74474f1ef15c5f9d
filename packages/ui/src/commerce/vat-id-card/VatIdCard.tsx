import { useEffect, useRef } from 'react'
import type { VatIdForm, VatIdView } from '@skafferi/domain/company/views'
import { Button } from '../../components/button'
import { DescriptionList } from '../../components/description-list'
import { ErrorState } from '../../components/error-state'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { companyWords } from '../../words/generated/company'
import { useProblemText } from '../problem-text'
import { VatIdFields, type VatIdFieldsProps } from './VatIdFields'

export interface VatIdCardProps extends VatIdFieldsProps, Pick<VatIdForm, 'load' | 'editing'> {
  /** The number shall be given, or another one. */
  onEdit: VatIdForm['edit']
}

/** The company's VAT number with what is known of it, and the form that changes it. */
export function VatIdCard({ load, editing, onEdit, ...fields }: VatIdCardProps) {
  const t = useWords(companyWords)
  const { state } = fields
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef(editing)
  // The form that had the focus goes away with it.
  useEffect(() => {
    if (shown.current && !editing) button.current?.focus()
    shown.current = editing
  }, [editing])

  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h2>{t('vat.title')}</h2>
      <Known load={load} />
      {load.status === 'ready' && editing && <VatIdFields {...fields} />}
      {load.status === 'ready' && !editing && (
        <div className="print:hidden">
          <Button ref={button} variant="secondary" size="sm" onPress={onEdit}>
            {load.view.number === null ? t('vat.add') : t('vat.change')}
          </Button>
        </div>
      )}
      <div aria-live="polite" className="-mt-3 text-xs text-ink-muted print:hidden">
        {state === 'saved' && (
          <p className="mt-3">
            {t('vat.saved')} {t('vat.later')}
          </p>
        )}
      </div>
    </section>
  )
}

function Known({ load }: Pick<VatIdCardProps, 'load'>) {
  const t = useWords(companyWords)
  const problemText = useProblemText()
  if (load.status === 'failed') {
    const { problem, retry } = load
    return <ErrorState variant="panel" title={problemText(problem)} headingLevel={3} onRetry={() => retry()} />
  }
  if (load.status === 'loading') {
    return (
      <SkeletonGroup label={t('vat.loading')}>
        <Skeleton width="60%" height="2.5rem" />
      </SkeletonGroup>
    )
  }
  return <VatId {...load.view} />
}

function VatId({ number, status, source, checked }: VatIdView) {
  const t = useWords(companyWords)
  if (number === null) {
    return (
      <>
        <DescriptionList items={[{ term: t('vat.number'), description: t('vat.none'), tone: 'muted' }]} />
        <p className="text-xs text-ink-muted">{t('vat.noneText')}</p>
      </>
    )
  }
  const known = checked === null ? t('vat.unchecked') : t('vat.known', { status, source: source ?? '', day: checked })
  return (
    <DescriptionList
      items={[
        { term: t('vat.number'), description: number },
        { term: t('vat.status'), description: known },
      ]}
    />
  )
}
