import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { swatchOf } from './swatches'

/** More than these are counted: a card is not a paint chart. */
const MOST = 6

export interface ColorDotsProps {
  /** Their names, in the order the product offers them. */
  names: readonly string[]
}

/** The colours a product comes in: a dot each, with its name. One without a look of its own is an empty ring. */
export function ColorDots({ names }: ColorDotsProps) {
  const t = useWords(catalogWords)
  return (
    <ul
      role="list"
      aria-label={t('colors')}
      className="flex flex-wrap items-center gap-1 text-2xs text-ink-muted"
    >
      {names.slice(0, MOST).map((name) => (
        <li
          key={name}
          title={name}
          className="size-3.5 rounded-full border border-line-control forced-color-adjust-none"
          style={{ background: swatchOf(name) }}
        >
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
      {names.length > MOST && <li className="num">{t('moreColors', { count: names.length - MOST })}</li>}
    </ul>
  )
}
