import type { ListedFlashSaleView } from '@skafferi/domain/office/views'
import type { DataColumn } from '../../components/content/data-table'
import { Link } from '../../components/actions/link'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { OfferState } from '../offer-parts'

/** The columns of the flash sale list. */
export function useSaleColumns(): readonly DataColumn<ListedFlashSaleView>[] {
  const t = useWords(officePromotionsWords)
  return [
    {
      id: 'title',
      label: t('offer.title'),
      cell: ({ title, href }) => (
        <Link href={href} variant="quiet">
          {title}
        </Link>
      ),
    },
    { id: 'begins', label: t('offer.begins'), cell: ({ begins }) => <span className="num">{begins}</span> },
    { id: 'ends', label: t('offer.ends'), cell: ({ ends }) => <span className="num">{ends}</span> },
    { id: 'products', label: t('offer.products'), align: 'end', cell: ({ products }) => products },
    { id: 'state', label: t('offer.state'), cell: ({ state }) => <OfferState state={state} /> },
  ]
}

/** The line below a flash sale's name on a phone. */
export const saleLine = ({ begins, ends, state }: ListedFlashSaleView) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <OfferState state={state} variant="plain" />
    <span className="num">{`${begins} – ${ends}`}</span>
  </span>
)
