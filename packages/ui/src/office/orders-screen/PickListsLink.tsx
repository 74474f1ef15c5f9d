import { LinkButton } from '../../components/button'
import { PrintIcon } from '../../components/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface PickListsLinkProps {
  /** Where the pick lists of the selected orders are. */
  href: string
  /** How many orders are selected. */
  count: number
}

/** Leads to the pick lists of the selected orders. */
export function PickListsLink({ href, count }: PickListsLinkProps) {
  const t = useWords(officeWords)
  return (
    <LinkButton size="sm" href={href}>
      <PrintIcon size="sm" />
      {t('orders.print', { count })}
    </LinkButton>
  )
}
