import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'

export interface SearchedWordsProps {
  /** The search text. */
  words: string
  /** Clears the search; the filters stay. */
  onClear: () => void
}

/** The search text with a button to clear it, because on phones the search field is often out of view. */
export function SearchedWords({ words, onClear }: SearchedWordsProps) {
  const t = useWords(listingWords)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-3 text-sm wrap-anywhere">
      {t('searchedFor', { words })}
      <Button variant="quiet" size="sm" onPress={onClear}>
        {t('clearSearch')}
      </Button>
    </p>
  )
}
