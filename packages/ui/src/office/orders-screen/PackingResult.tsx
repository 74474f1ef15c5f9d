import type { PackingOutcome } from '@skafferi/domain/office/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { officePackingWords } from '../../words/generated/office-packing'
import { useOfficeProblem } from '../problem-text'

export interface PackingResultProps {
  outcome: PackingOutcome
  /** The user closes the notice. */
  onClose: () => void
}

/** A notice with the number of packed orders, and the refused ones with reasons. */
export function PackingResult({ outcome: { packed, refused }, onClose }: PackingResultProps) {
  const t = useWords(officePackingWords)
  const problemText = useOfficeProblem()
  return (
    <BannerMessage
      tone={refused.length === 0 ? 'positive' : 'caution'}
      action={
        <Button size="sm" variant="quiet" onPress={onClose}>
          {t('outcome.close')}
        </Button>
      }
    >
      <p>
        {t('packed', { count: packed })} {refused.length > 0 && t('refused', { count: refused.length })}
      </p>
      {refused.length > 0 && (
        <ul className="max-h-40 overflow-y-auto pt-1 text-sm" tabIndex={refused.length > 6 ? 0 : undefined}>
          {refused.map(({ id, number, problem }) => (
            <li key={id}>
              {t('refused.of', {
                number,
                why: problem.code === 'transition_not_allowed' ? t('refused.moved') : (problemText(problem) ?? ''),
              })}
            </li>
          ))}
        </ul>
      )}
    </BannerMessage>
  )
}
