import { Badge } from '../../components/content/badge'
import { Button } from '../../components/actions/button'
import { CheckIcon, ClockIcon, WarningIcon } from '../../components/content/icon'
import { TextField } from '../../components/forms/text-field'
import { BetterPrice } from '../../commerce/prices-and-stock/better-price'
import { StockLabel } from '../../commerce/prices-and-stock/stock-label'
import { THEMES, type Theme } from '../theme-sheet'

const TEXTS = { add: 'Add to Cart', select: 'Select Variant', promo: 'Promo code', price: '€2.72 50+' }

const BADGES = [
  { words: 'Delivered', tone: 'positive', icon: <CheckIcon /> },
  { words: 'Processing', tone: 'caution', icon: <ClockIcon /> },
  { words: 'Canceled', tone: 'critical', icon: <WarningIcon /> },
] as const

const STOCKS = [
  { state: 'in', quantity: 1240, text: '1,240' },
  { state: 'low', quantity: 38, text: '38' },
  { state: 'out', quantity: 0, text: '0' },
] as const

function Sample({ theme: { name, scheme, contrast } }: { theme: Theme }) {
  return (
    <section data-scheme={scheme} data-contrast={contrast} aria-label={name}>
      <p>{name}</p>
      <TextField label={TEXTS.promo} name={`promo-${scheme}-${contrast}`} defaultValue="SHELF10" />
      <div className="fd-play">
        <Button>{TEXTS.add}</Button>
        <Button variant="secondary">{TEXTS.select}</Button>
        <BetterPrice>{TEXTS.price}</BetterPrice>
      </div>
      <div className="fd-play">
        {BADGES.map(({ words, tone, icon }) => (
          <Badge key={words} tone={tone} icon={icon}>
            {words}
          </Badge>
        ))}
      </div>
      <div className="fd-play">
        {STOCKS.map((stock) => (
          <StockLabel key={stock.state} stock={stock} />
        ))}
      </div>
    </section>
  )
}

/** The same components in every theme. */
export function ThemeSamples() {
  return (
    <div className="fd-themes sb-unstyled">
      {THEMES.map((theme) => (
        <Sample key={theme.name} theme={theme} />
      ))}
    </div>
  )
}
