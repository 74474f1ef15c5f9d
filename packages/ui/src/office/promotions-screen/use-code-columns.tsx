import type { ListedPromotionView } from '@skafferi/domain/office/views'
import type { DataColumn } from '../../components/content/data-table'
import { PencilIcon } from '../../components/content/icon'
import { Menu } from '../../components/actions/menu'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { OfferState } from '../offer-parts'

export interface CodeColumnsOptions {
  /** The user changes or ends a code; `null` without the permission. */
  onAction: ((event: { id: string; code: string; action: 'change' | 'end' }) => void) | null
}

/** The columns of the promo code list, with a menu of actions. */
export function useCodeColumns({ onAction }: CodeColumnsOptions): readonly DataColumn<ListedPromotionView>[] {
  const t = useWords(officePromotionsWords)
  const office = useWords(officeWords)
  const none = '–'
  const columns: readonly DataColumn<ListedPromotionView>[] = [
    { id: 'code', label: t('offer.code'), cell: ({ code }) => <b className="num wrap-anywhere">{code}</b> },
    {
      id: 'off',
      label: t('offer.value'),
      align: 'end',
      visibleFrom: 'phone',
      cell: ({ discount: off }) => <span className="num">{off}</span>,
    },
    { id: 'minimum', label: t('offer.minimum'), align: 'end', cell: ({ minimum }) => minimum ?? none },
    {
      id: 'begins',
      label: t('offer.begins'),
      visibleFrom: 'wide',
      cell: ({ begins }) => <span className="num">{begins}</span>,
    },
    { id: 'until', label: t('offer.until'), cell: ({ until }) => <span className="num">{until ?? none}</span> },
    {
      id: 'used',
      label: t('offer.used'),
      align: 'end',
      cell: ({ used, limit }) => (limit === null ? used : t('offer.usedOf', { used, limit })),
    },
    { id: 'state', label: t('offer.state'), cell: ({ state }) => <OfferState state={state} /> },
  ]
  if (onAction === null) return columns
  const menu: DataColumn<ListedPromotionView> = {
    id: 'actions',
    label: office('team.do'),
    align: 'end',
    visibleFrom: 'phone',
    cell: ({ id, code, state }) =>
      state !== 'ended' && (
        <Menu
          label={t('offer.actions', { name: code })}
          icon={<PencilIcon />}
          items={[
            { id: 'change', label: t('offer.change') },
            { id: 'end', label: t('offer.end') },
          ]}
          onSelect={({ id: action }) => onAction({ id, code, action: action === 'end' ? 'end' : 'change' })}
        />
      ),
  }
  return [...columns, menu]
}

/** The line below a promo code on a phone. */
export const codeLine = ({ state, used, limit }: ListedPromotionView) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <OfferState state={state} variant="plain" />
    <span className="num">{limit === null ? used : `${used} / ${limit}`}</span>
  </span>
)
