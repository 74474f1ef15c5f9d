import type { PromotionState } from '@skafferi/domain/office/views'
import { Badge, type Tone } from '../../components/content/badge'
import { CheckIcon, ClockIcon, PencilIcon, RingIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'

/** The state of a promo code or flash sale; `new` if it is not saved yet. */
type State = PromotionState | 'new'

const TONES: Readonly<Record<State, Tone>> = {
  new: 'caution',
  planned: 'info',
  running: 'positive',
  used_up: 'caution',
  ended: 'neutral',
}
const ICONS = { new: PencilIcon, planned: ClockIcon, running: CheckIcon, used_up: RingIcon, ended: RingIcon } as const

export interface OfferStateProps {
  state: State
  variant?: 'plain'
}

/** A badge with the state of a promo code or flash sale. */
export function OfferState({ state, variant }: OfferStateProps) {
  const t = useWords(officePromotionsWords)
  const Icon = ICONS[state]
  return (
    <Badge tone={TONES[state]} variant={variant} icon={<Icon size="sm" />}>
      {t(`offer.state.${state}`)}
    </Badge>
  )
}
