import type { EndedCodes as EndedCodesView } from '@skafferi/domain/checkout/views'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { focusPage } from '../../components/page-layout'
import { useWords } from '../../words'
import { endedCodesWords } from '../../words/generated/ended-codes'
import { useProblemText } from '../problem-text'

export interface EndedCodesProps {
  /** Promo codes of the cart that take nothing off any more, and how to remove them. */
  ended: EndedCodesView
}

/** Says which promo codes of the cart are over, each with the button that removes it. */
export function EndedCodes({ ended: { codes, removing, problem, onRemove } }: EndedCodesProps) {
  const t = useWords(endedCodesWords)
  const problemText = useProblemText()

  /** The button goes with its code, and the focus must not go with it. */
  async function remove(code: string) {
    if (await onRemove({ code })) focusPage()
  }

  return (
    <div className="grid gap-2">
      {codes.map(({ code, reason }) => (
        <BannerMessage
          key={code}
          tone="caution"
          announce="polite"
          action={
            <Button
              variant="secondary"
              size="sm"
              busy={removing === code}
              busyLabel={t('removing', { code })}
              onPress={() => void remove(code)}
            >
              {t('remove', { code })}
            </Button>
          }
        >
          {t('ended', { code, reason })}
        </BannerMessage>
      ))}
      {problem !== null && (
        <p role="alert" className="text-sm font-medium text-critical">
          {problemText(problem)}
        </p>
      )}
    </div>
  )
}
