import type { BannerState as State } from '@skafferi/domain/office/views'
import { Badge, type Tone } from '../../components/content/badge'
import { CheckIcon, ClockIcon, RingIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeBannersWords } from '../../words/generated/office-banners'

const TONES: Readonly<Record<State, Tone>> = { own: 'neutral', planned: 'info', shown: 'positive', ended: 'neutral' }
const ICONS = { own: RingIcon, planned: ClockIcon, shown: CheckIcon, ended: RingIcon } as const

/** A badge with the state of a banner. */
export function BannerState({ state }: { state: State }) {
  const t = useWords(officeBannersWords)
  const Icon = ICONS[state]
  return (
    <Badge tone={TONES[state]} icon={<Icon size="sm" />}>
      {t(`state.${state}`)}
    </Badge>
  )
}
