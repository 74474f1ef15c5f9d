import { cva } from 'class-variance-authority'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { cardWords } from '../../../words/generated/card'

/** The catalogue's colours by name, as on the generated pictures. */
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

/** Returns the CSS colour by name; undefined if it is unknown. */
function swatchOf(name: string): string | undefined {
  return swatches[name.toLowerCase()]
}

/** Only the number of further colours is shown. */
const MAX_DOTS = 6

const styles = cva('gap-1 text-xs text-ink-muted', {
  variants: {
    place: {
      label:
        'flex flex-wrap items-center md:absolute md:start-3 md:bottom-full md:mb-2.5 md:grid md:grid-flow-col ' +
        'md:grid-rows-3',
      picture: 'absolute start-3 bottom-full mb-2.5 grid grid-flow-col grid-rows-3 max-md:start-2',
    },
  },
})

export interface ColorDotsProps {
  /** Names of the colours, in the order of the product. */
  names: readonly string[]
  /** `picture`: beside it in two columns; `label`: on phones in the text. `label` by default. */
  place?: 'label' | 'picture'
}

/**
 * The colours of a product: a named dot for each, beside the picture or in the text. An unknown colour is an empty
 * ring.
 */
export function ColorDots({ names, place = 'label' }: ColorDotsProps) {
  const t = useWords(cardWords)
  return (
    <ul role="list" aria-label={t('colors')} className={styles({ place })}>
      {names.slice(0, MAX_DOTS).map((name) => (
        <li
          key={name}
          title={name}
          className="size-3.5 rounded-full border border-line-control forced-color-adjust-none"
          style={{ background: swatchOf(name) }}
        >
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
      {names.length > MAX_DOTS && <li className="num">{t('moreColors', { count: names.length - MAX_DOTS })}</li>}
    </ul>
  )
}
