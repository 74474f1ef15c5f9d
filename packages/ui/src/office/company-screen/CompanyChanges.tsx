import type { ForeignCompanyChange } from '@skafferi/domain/office/views'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { Diff } from '../../components/diff'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { isVatStatus } from './vat'

export interface CompanyChangesProps {
  changes: readonly ForeignCompanyChange[]
  /** They were read. */
  onSeen: () => void
}

/** What somebody else has changed since the company was read, before anything is written over it. */
export function CompanyChanges({ changes, onSeen }: CompanyChangesProps) {
  const t = useWords(officeWords)

  function textOf({ what }: ForeignCompanyChange, value: string | null): string | null {
    if (value === null) return null
    if (what === 'days') return t('company.daysShort', { days: Number(value) })
    if (what === 'po') return t(value === 'true' ? 'company.po.needed' : 'company.po.free')
    if (what === 'blocked') return t(value === 'true' ? 'company.blocked' : 'company.active')
    return what === 'vatStatus' && isVatStatus(value) ? t(`company.vat.${value}`) : value
  }

  return (
    <section aria-label={t('company.foreign')} className="grid gap-3">
      <BannerMessage
        tone="caution"
        announce="assertive"
        action={
          <Button size="sm" variant="secondary" onPress={onSeen}>
            {t('product.foreignSeen')}
          </Button>
        }
      >
        {t('company.foreign')}
      </BannerMessage>
      <div className="rounded-lg border border-line bg-surface p-4">
        <Diff
          label={t('company.foreign')}
          fields={changes.map((change) => ({
            id: change.what,
            label: t(`company.change.${change.what}`),
            before: textOf(change, change.before),
            after: textOf(change, change.after),
            kind: 'text' as const,
          }))}
        />
      </div>
    </section>
  )
}
