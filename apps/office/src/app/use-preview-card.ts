import { useEndPreviewLinks, usePreviewLink } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'

/** Props of the card with the preview link; null if there is none. */
export function usePreviewCard() {
  const { link } = usePreviewLink()
  const { end, problem, ...ending } = useEndPreviewLinks()
  const problemText = useOfficeProblem()
  return link && { link, ending: { ...ending, problem: problemText(problem), onEnd: () => void end() } }
}
