import { brand } from '@skafferi/brand'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

export interface ActionRequiredNoteProps {
  /** The order number. */
  displayId: string
}

/** Says what the customer has to do, for an order that requires action. */
export function ActionRequiredNote({ displayId: number }: ActionRequiredNoteProps) {
  const t = useWords(ordersWords)
  const { phone, email } = brand.contact
  return <BannerMessage tone="caution">{t('action.order', { number, phone, email })}</BannerMessage>
}
