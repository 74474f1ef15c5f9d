import { Button } from '../../components/actions/button'
import { LockIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface CompanyActionsProps {
  blocked: boolean
  /** True while the company is being unblocked. */
  busy: boolean
  onVat: () => void
  onBlock: () => void
  onUnblock: () => void
}

/** Buttons to change the VAT number and to block or unblock a company. */
export function CompanyActions({ blocked, busy, onVat, onBlock, onUnblock }: CompanyActionsProps) {
  const t = useWords(officeWords)
  return (
    <>
      <Button variant="secondary" onPress={onVat}>
        {t('vat.do')}
      </Button>
      {blocked ? (
        <Button variant="secondary" busy={busy} busyLabel={t('product.saving')} onPress={onUnblock}>
          {t('block.undo')}
        </Button>
      ) : (
        <Button variant="danger" onPress={onBlock}>
          <LockIcon size="sm" />
          {t('block.open')}
        </Button>
      )}
    </>
  )
}
