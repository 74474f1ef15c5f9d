import type { Load } from '@skafferi/domain/action/views'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { controlsWords } from '../../words/generated/controls'
import { homeWords } from '../../words/generated/home'

/** A part of the page; undefined where the page has none. */
type Part = Load<unknown> | undefined

/** Whether more than one part has failed, so that one alarm stands for all of them. */
export function haveFailedTogether(parts: readonly Part[]): boolean {
  return parts.filter((part) => part?.status === 'failed').length > 1
}

/** One alarm for several parts that have failed, and another attempt for all of them. Each part keeps its own text. */
export function FailedTogether({ parts }: { parts: readonly Part[] }) {
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
