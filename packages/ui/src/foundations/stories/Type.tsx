import { detailOf, tokensOf, type Token } from '../tokens'
import { Grid, Name, utility } from './Grid'

const SAMPLES = { size: 'Rye crispbread, €2.72 from 50', weight: 'Order of 200 lines', tracking: 'Skafferi 1,284.60' }

const row = ({ name, value }: Token, family: string, sample: string, style: object) => (
  <tr key={name}>
    <Name>{utility(family, name)}</Name>
    <td className="fd-sample">
      <span style={style}>{sample}</span>
    </td>
    <td className="fd-value">
      {value}
      {detailOf(`${family}-${name}`, 'line-height') && ` / ${detailOf(`${family}-${name}`, 'line-height')}`}
    </td>
  </tr>
)

/** A sample of every font size. */
export function TypeSizes() {
  return (
    <Grid heads={['Utility', 'Sample', 'Size / line height']} caption="Font sizes">
      {tokensOf('text').map((token) =>
        row(token, 'text', SAMPLES.size, {
          fontSize: token.value,
          lineHeight: detailOf(`text-${token.name}`, 'line-height'),
        }),
      )}
    </Grid>
  )
}

/** A sample of every weight of the variable font. */
export function TypeWeights() {
  return (
    <Grid heads={['Utility', 'Sample', 'Weight']} caption="Weights">
      {tokensOf('font-weight').map((token) => row(token, 'font', SAMPLES.weight, { fontWeight: token.value }))}
    </Grid>
  )
}

/** A sample of every letter spacing. */
export function TypeTracking() {
  return (
    <Grid heads={['Utility', 'Sample', 'Tracking']} caption="Tracking">
      {tokensOf('tracking').map((token) => row(token, 'tracking', SAMPLES.tracking, { letterSpacing: token.value }))}
    </Grid>
  )
}

const COLUMN = ['2.72', '118.11', '1,284.60']

/** Numbers with tabular figures, aligned to the end of their column. */
export function Figures() {
  return (
    <ul className="fd-figures num sb-unstyled">
      {COLUMN.map((figure) => (
        <li key={figure}>€{figure}</li>
      ))}
    </ul>
  )
}
