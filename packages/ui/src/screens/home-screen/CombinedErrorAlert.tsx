import type { Load } from '@skafferi/domain/platform/action/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { controlsWords } from '../../words/generated/controls'
import { homeWords } from '../../words/generated/home'

/** A part of the page; undefined if it has none. */
type Part = Load<unknown> | undefined

/** True if several parts have failed, so that one alert announces them. */
export function haveSeveralFailed(parts: readonly Part[]): boolean {
  return parts.filter((part) => part?.status === 'failed').length > 1
}

/** One alert for several failed parts, with one retry for all. Each part keeps its own text. */
export function CombinedErrorAlert({ parts }: { parts: readonly Part[] }) {
  const t = useWords(homeWords)
  const tControls = useWords(controlsWords)
  const retryAll = () => parts.forEach((part) => part?.status === 'failed' && part.retry())
  return (
    <div className="pt-4">
      <BannerMessage
        tone="critical"
        announce="assertive"
        action={
          <Button variant="secondary" size="sm" onPress={retryAll}>
            {tControls('tryAgain')}
          </Button>
        }
      >
        {t('failedTogether')}
      </BannerMessage>
    </div>
  )
}
