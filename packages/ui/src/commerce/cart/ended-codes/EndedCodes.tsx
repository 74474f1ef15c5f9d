import type { EndedCodes as EndedCodesView } from '@skafferi/domain/shop/checkout/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Button } from '../../../components/actions/button'
import { focusPage } from '../../../components/layout/page-layout'
import { useWords } from '../../../words'
import { endedCodesWords } from '../../../words/generated/ended-codes'
import { useProblemText } from '../../service/problem-text'

export interface EndedCodesProps {
  /** Promo codes of the cart that no longer apply, and the action to remove them. */
  endedCodes: EndedCodesView
}

/** Names the ended promo codes of the cart, each with a button to remove it. */
export function EndedCodes({ endedCodes: { codes, removing, problem, onRemove } }: EndedCodesProps) {
  const t = useWords(endedCodesWords)
  const problemText = useProblemText()

  /** Removes a code. Its button is removed as well, so the page's heading gets the focus. */
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
