import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'

/** The names of the catalogue's colours, and their look on the drawn packs. */
const swatches: Readonly<Record<string, string>> = {
  blueberry: '#3c4793',
  brick: '#a5492b',
  butter: '#f3e394',
  elderflower: '#d5e7af',
  graphite: '#383e43',
  ice: '#c1e5ef',
  lilac: '#c4aae4',
  lingon: '#c12535',
  liquorice: '#2b2521',
  mint: '#88dbc1',
  moss: '#637431',
  night: '#1c2f53',
  oat: '#e7d9bd',
  peach: '#fbba8f',
  plum: '#762b53',
  rhubarb: '#f69ea9',
  saffron: '#e15e12',
  sea: '#186e86',
  silver: '#d1d5d8',
  sky: '#7ec1e5',
  snow: '#f4f7f9',
  spruce: '#1f6045',
  teal: '#138282',
}

/** The look of a colour by its name; undefined if there is none. */
function swatchOf(name: string): string | undefined {
  return swatches[name.toLowerCase()]
}

/** More than these are counted: a card is not a paint chart. */
const MOST = 6

const styles =
  'flex flex-wrap items-center gap-1 text-2xs text-ink-muted md:absolute md:start-3 md:bottom-full md:mb-2.5 md:grid md:grid-flow-col md:grid-rows-3'

export interface ColorDotsProps {
  /** Their names, in the order the product offers them. */
  names: readonly string[]
}

/**
 * The colours of a product: a dot for each, with its name, beside the pack in two columns; on phones in the label. An
 * unknown colour is an empty ring.
 */
export function ColorDots({ names }: ColorDotsProps) {
  const t = useWords(catalogWords)
  return (
    <ul role="list" aria-label={t('colors')} className={styles}>
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
