import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'

/** The mark of a product first published within 30 days. It lies on the picture's upper corner. */
export function NewMark() {
  const t = useWords(catalogWords)
  return (
    <span
      className={
        'pointer-events-none absolute start-3 top-3 h-5 rounded-xs bg-inverse px-1.5 text-[0.6875rem] leading-5 ' +
        'font-bold tracking-caps text-ink-on-inverse forced-colors:border max-md:start-2 max-md:top-2'
      }
    >
      {t('new')}
    </span>
  )
}
