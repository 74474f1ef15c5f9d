import { brand } from '@skafferi/brand'
import { BannerMessage } from '../../components/banner-message'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

export interface WaitingNoteProps {
  /** The case number. */
  displayId: string
}

/** An order waits for the customer: what to do. */
export function WaitingNote({ displayId: number }: WaitingNoteProps) {
  const t = useWords(ordersWords)
  const { phone, email } = brand.contact
  return <BannerMessage tone="caution">{t('action.order', { number, phone, email })}</BannerMessage>
}
