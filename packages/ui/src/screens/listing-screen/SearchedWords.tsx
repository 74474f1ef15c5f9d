import { Button } from '../../components/button'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'

export interface SearchedWordsProps {
  /** What was searched for. */
  words: string
  /** Everything is to be shown again, as far as the filters let it. */
  onClear: () => void
}

/** What was searched for, beside the way out of it: on a phone the field is often out of sight. */
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
