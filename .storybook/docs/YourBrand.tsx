import { useDeferredValue, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { Button } from '../../packages/ui/src/components/actions/button'
import { Link } from '../../packages/ui/src/components/actions/link'
import { Badge } from '../../packages/ui/src/components/content/badge'
import { CheckIcon } from '../../packages/ui/src/components/content/icon'
import { BannerMessage } from '../../packages/ui/src/components/feedback/banner-message'
import { Checkbox } from '../../packages/ui/src/components/forms/checkbox'
import { SegmentedControl } from '../../packages/ui/src/components/forms/segmented-control'
import { SelectField } from '../../packages/ui/src/components/forms/select-field'
import { TextField } from '../../packages/ui/src/components/forms/text-field'
import { ProductCard } from '../../packages/ui/src/commerce/catalogue/product-card'
import { PriceLabel } from '../../packages/ui/src/commerce/prices-and-stock/price-label'
import { ShopPathsProvider } from '../../packages/ui/src/commerce/service/shop-paths'
import { storyPaths } from '../../packages/ui/src/commerce/service/shop-paths/story-paths'
import { worldCard } from '../../packages/ui/src/internal/stories/story-products'
import {
  findingsOf,
  ownChoice,
  propertiesOf,
  smallestText,
  stylesOf,
  type BrandChoice,
  type ThemeFinding,
} from '../../packages/ui/src/foundations/brand-choice'
import { NON_TEXT_CONTRAST, TEXT_CONTRAST } from '../../packages/ui/src/foundations/pairs'
import { THEMES, type Theme } from '../../packages/ui/src/foundations/theme-sheet'
import { Copy } from '../../packages/ui/src/foundations/stories/Copy'
import { Grid } from '../../packages/ui/src/foundations/stories/Grid'
import { StoryFrame } from './StoryFrame'

/** The smallest text that is easy to read, in px. */
const SMALLEST_TEXT = 12

const TEXTS = {
  choice: {
    colour: 'Brand colour',
    hint: 'Six digits after #',
    fault: 'Enter a colour such as #0b4f63.',
    picker: 'Pick a brand colour',
  },
  radius: 'Radius',
  font: 'Typeface',
  size: 'Type size',
  theme: 'Theme',
  contrast: ['Theme', 'Your colour on a page', 'Used for buttons', 'Weakest text', 'Weakest control'],
  caption: 'Contrast of the brand in each theme',
  corrected: 'too weak, corrected',
  kept: 'strong enough',
  weak: 'Too little contrast:',
  small: 'The smallest text is below 12 px. Choose a larger type size.',
  heading: { components: 'Components', contrast: 'Contrast', screens: 'Screens', css: 'Your CSS' },
  own: 'This is the library’s own look. It needs no CSS.',
  buttons: { save: 'Save', details: 'Select Variant', link: 'Order History' },
  form: { reference: 'Order reference', country: 'Country', terms: 'Send me the invoice by e-mail' },
  mode: 'Order mode',
  badge: 'Delivered',
  banner: 'Two prices have changed since you last looked.',
}

const radii = [
  { value: '0', label: 'Square' },
  { value: '1', label: 'Standard' },
  { value: '2', label: 'Round' },
]
const sizes = [
  { value: '0.875', label: 'Small' },
  { value: '1', label: 'Standard' },
  { value: '1.125', label: 'Large' },
]
const fonts = [
  { value: '', label: 'Hanken Grotesk' },
  { value: 'system-ui, sans-serif', label: 'System' },
  { value: 'Georgia, serif', label: 'Georgia' },
  { value: 'Verdana, sans-serif', label: 'Verdana' },
]
const countries = [
  { value: 'se', label: 'Sweden' },
  { value: 'no', label: 'Norway' },
]
const modes = [
  { value: 'unit', label: 'Unit Order' },
  { value: 'bulk', label: 'Bulk Order' },
]
const product = worldCard('Sältan Salt Liquorice Fish')
const nothing = () => undefined

/** A screen by the id of its story. */
export interface BrandScreen {
  id: string
  name: string
}

interface SamplesProps {
  choice: BrandChoice
  theme: Theme
}

/** Ten components in the brand. */
function Samples({ choice, theme: { scheme, contrast } }: SamplesProps) {
  const [mode, setMode] = useState('unit')
  const style = { ...Object.fromEntries(propertiesOf(choice)), fontFamily: 'var(--font-sans)' } as CSSProperties
  return (
    <div className="fd-brand docs-ground sb-unstyled" data-scheme={scheme} data-contrast={contrast} style={style}>
      <div>
        <TextField label={TEXTS.form.reference} name="brand-reference" defaultValue="PO-1180" />
        <SelectField label={TEXTS.form.country} name="brand-country" options={countries} />
        <Checkbox name="brand-invoice" defaultChecked>
          {TEXTS.form.terms}
        </Checkbox>
        <SegmentedControl label={TEXTS.mode} segments={modes} value={mode} onChange={({ value }) => setMode(value)} />
        <div className="fd-play">
          <Button>{TEXTS.buttons.save}</Button>
          <Button variant="secondary">{TEXTS.buttons.details}</Button>
          <Link href="#order">{TEXTS.buttons.link}</Link>
          <Badge tone="positive" icon={<CheckIcon />}>
            {TEXTS.badge}
          </Badge>
        </div>
        <PriceLabel price="€2.72" bulkPrice={{ text: '€2.48', minQuantity: 50 }} />
        <BannerMessage tone="caution">{TEXTS.banner}</BannerMessage>
      </div>
      <ShopPathsProvider paths={storyPaths}>
        <div className="fd-brand-card">
          <ProductCard product={product} onAddToCart={nothing} onBuyNow={nothing} onSelectVariant={nothing} />
        </div>
      </ShopPathsProvider>
    </div>
  )
}

interface ScreenFrameProps extends SamplesProps {
  screen: BrandScreen
}

/** A screen's story in the brand. */
function ScreenFrame({ screen: { id, name }, choice, theme: { scheme, contrast } }: ScreenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const paint = () => {
    const style = frame.current?.contentDocument?.documentElement.style
    if (!style) return
    style.cssText = propertiesOf(choice)
      .map(([property, value]) => `${property}: ${value}`)
      .join(';')
  }
  useEffect(paint)
  return (
    <StoryFrame
      id={id}
      title={name}
      globals={`scheme:${scheme};contrast:${contrast}`}
      className="fd-screen"
      frame={{ ref: frame, onLoad: paint }}
    />
  )
}

const figure = (contrast: number) => `${contrast.toFixed(1)} : 1`

function Findings({ findings }: { findings: readonly ThemeFinding[] }) {
  return (
    <Grid heads={TEXTS.contrast} caption={TEXTS.caption}>
      {findings.map(({ theme, used, chosen, text, control, weak }) => (
        <tr key={theme.name} data-passes={weak.length === 0}>
          <th scope="row">{theme.name}</th>
          <td className="fd-value">
            {figure(chosen)}, {chosen < TEXT_CONTRAST ? TEXTS.corrected : TEXTS.kept}
          </td>
          <td data-scheme={theme.scheme} data-contrast={theme.contrast} className="fd-cell">
            <span className="fd-swatch" style={{ background: used }} />
            <span className="fd-value">{used}</span>
          </td>
          <td className="fd-value">
            {figure(text)} ({figure(TEXT_CONTRAST)})
          </td>
          <td className="fd-value">
            {figure(control)} ({figure(NON_TEXT_CONTRAST)}) {weak.length > 0 && `${TEXTS.weak} ${weak.join(', ')}`}
          </td>
        </tr>
      ))}
    </Grid>
  )
}

/** A form for a brand, with what comes of it: components, screens, contrasts and the CSS to copy. */
export function YourBrand({ screens }: { screens: readonly BrandScreen[] }) {
  const [choice, setChoice] = useState(ownChoice)
  const [typed, setTyped] = useState(ownChoice.colour)
  const [themeName, setThemeName] = useState<string>(THEMES[0].name)
  const theme = THEMES.find(({ name }) => name === themeName) ?? THEMES[0]
  const settled = useDeferredValue(choice)
  const findings = useMemo(() => findingsOf(settled), [settled])
  const css = stylesOf(choice)
  const change = (part: Partial<BrandChoice>) => setChoice((before) => ({ ...before, ...part }))

  function type(value: string): void {
    setTyped(value)
    if (/^#[0-9a-f]{6}$/i.test(value.trim())) change({ colour: value.trim().toLowerCase() })
  }

  const isColour = /^#[0-9a-f]{6}$/i.test(typed.trim())
  return (
    <>
      <div className="fd-choice sb-unstyled">
        <div className="fd-colour">
          <TextField
            label={TEXTS.choice.colour}
            name="brand-colour"
            hint={TEXTS.choice.hint}
            error={isColour ? undefined : TEXTS.choice.fault}
            value={typed}
            onChange={({ value }) => type(value)}
          />
          <input
            type="color"
            aria-label={TEXTS.choice.picker}
            value={choice.colour}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </div>
        <SelectField
          label={TEXTS.font}
          name="brand-font"
          options={fonts}
          value={choice.font}
          onChange={({ value }) => change({ font: value })}
        />
        <SelectField
          label={TEXTS.radius}
          name="brand-radius"
          options={radii}
          value={String(choice.radius)}
          onChange={({ value }) => change({ radius: Number(value) })}
        />
        <SelectField
          label={TEXTS.size}
          name="brand-size"
          options={sizes}
          value={String(choice.size)}
          error={smallestText(choice) < SMALLEST_TEXT ? TEXTS.small : undefined}
          onChange={({ value }) => change({ size: Number(value) })}
        />
        <SelectField
          label={TEXTS.theme}
          name="brand-theme"
          options={THEMES.map(({ name }) => ({ value: name, label: name }))}
          value={themeName}
          onChange={({ value }) => setThemeName(value)}
        />
      </div>
      <h2>{TEXTS.heading.components}</h2>
      <Samples choice={choice} theme={theme} />
      <h2>{TEXTS.heading.contrast}</h2>
      <Findings findings={findings} />
      <h2>{TEXTS.heading.css}</h2>
      {css === '' ? (
        <p>{TEXTS.own}</p>
      ) : (
        <div className="fd-css sb-unstyled">
          <Copy text={css} name={TEXTS.heading.css} />
          {/* A scrolling area has to be reachable with the keyboard. */}
          <pre tabIndex={0}>{css}</pre>
        </div>
      )}
      {screens.length > 0 && <h2>{TEXTS.heading.screens}</h2>}
      {screens.map((screen) => (
        <ScreenFrame key={screen.id} screen={screen} choice={choice} theme={theme} />
      ))}
    </>
  )
}
