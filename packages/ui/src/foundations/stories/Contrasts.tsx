import { useLayoutEffect, useRef, useState } from 'react'
import { contrastOf } from '../colour'
import { PAIRS, NON_TEXT_CONTRAST, TEXT_CONTRAST, type Pair } from '../pairs'
import { THEMES, type Theme } from '../theme-sheet'
import { Grid } from './Grid'
import { renderedColour } from './rendered-colour'

const HEADS = ['Pair', ...THEMES.map(({ name }) => name)]
const SAMPLE = { text: 'Aa', pass: 'passes', fail: 'fails' }

interface PairCellProps {
  pair: Pair
  theme: Theme
}

/** A pair of roles with the contrast measured from the rendered colours. */
function PairCell({ pair: { front, ground, least }, theme: { scheme, contrast } }: PairCellProps) {
  const sample = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState(0)
  useLayoutEffect(() => {
    const { color, backgroundColor } = getComputedStyle(sample.current!)
    setRatio(contrastOf(renderedColour(color), renderedColour(backgroundColor)))
  }, [])
  const passes = ratio >= least
  return (
    <td data-scheme={scheme} data-contrast={contrast} className="fd-cell" data-passes={passes}>
      <span ref={sample} className="fd-pair" style={{ color: `var(--${front})`, background: `var(--${ground})` }}>
        {least === TEXT_CONTRAST ? SAMPLE.text : <span className="fd-sign" />}
      </span>
      <span className="fd-value">
        {ratio.toFixed(1)} <span className="fd-verdict">{passes ? SAMPLE.pass : SAMPLE.fail}</span>
      </span>
    </td>
  )
}

interface ContrastsProps {
  /** Which pairs: text, or controls and symbols. */
  of: 'text' | 'signs'
}

/** Pairs of roles with a required contrast, in every theme, with the contrast measured in this browser. */
export function Contrasts({ of }: ContrastsProps) {
  const least = of === 'text' ? TEXT_CONTRAST : NON_TEXT_CONTRAST
  return (
    <Grid heads={HEADS} caption={of}>
      {PAIRS.filter((pair) => pair.least === least).map((pair) => (
        <tr key={pair.front + pair.ground}>
          <th scope="row">
            <code>{pair.front}</code>
            <span className="fd-on">
              <code>{pair.ground}</code>
            </span>
          </th>
          {THEMES.map((theme) => (
            <PairCell key={theme.name} pair={pair} theme={theme} />
          ))}
        </tr>
      ))}
    </Grid>
  )
}
