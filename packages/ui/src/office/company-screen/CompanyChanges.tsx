import type { ForeignCompanyChange } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { ForeignChanges, type ForeignChangesProps } from '../foreign-changes'
import { isVatStatus } from './vat'

export interface CompanyChangesProps extends Pick<ForeignChangesProps, 'onSeen'> {
  changes: readonly ForeignCompanyChange[]
}

/** What somebody else has changed about a company. */
export function CompanyChanges({ changes, onSeen }: CompanyChangesProps) {
  const t = useWords(officeWords)

  function textOf({ what }: ForeignCompanyChange, value: string | null): string | null {
    if (value === null) return null
    if (what === 'days') return t('company.daysShort', { days: Number(value) })
    if (what === 'po') return t(value === 'true' ? 'company.po.needed' : 'company.po.free')
    if (what === 'blocked') return t(value === 'true' ? 'company.blocked' : 'company.active')
    return what === 'vatStatus' && isVatStatus(value) ? t(`company.vat.${value}`) : value
  }

  const fields = changes.map((change) => ({
    id: change.what,
    label: t(`company.change.${change.what}`),
    before: textOf(change, change.before),
    after: textOf(change, change.after),
    kind: 'text' as const,
  }))
  return <ForeignChanges title={t('company.foreign')} fields={fields} onSeen={onSeen} />
}
