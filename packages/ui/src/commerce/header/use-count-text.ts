import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'

/** The most the mark on an icon counts; a larger number would cover the icon. Readers hear the number itself. */
const MOST_SHOWN = 99

/** What the mark on an icon says of a count; undefined, which is no mark, for none and for nothing counted. */
export function useCountText(count: number | undefined): string | undefined {
  const t = useWords(shellWords)
  if (count === undefined || count === 0) return undefined
  return count > MOST_SHOWN ? t('header.countMost') : t('header.countShown', { count })
}
