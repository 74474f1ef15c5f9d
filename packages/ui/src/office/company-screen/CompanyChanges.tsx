import type { RemoteCompanyChange } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { RemoteChanges, type RemoteChangesProps } from '../remote-changes'
import { isVatStatus } from './vat'

export interface CompanyChangesProps extends Pick<RemoteChangesProps, 'onDismiss'> {
  changes: readonly RemoteCompanyChange[]
}

/** The changes of a company by another operator. */
export function CompanyChanges({ changes, onDismiss }: CompanyChangesProps) {
  const t = useWords(officeWords)

  function textOf({ what }: RemoteCompanyChange, value: string | null): string | null {
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
  return <RemoteChanges title={t('company.remoteChange')} fields={fields} onDismiss={onDismiss} />
}
