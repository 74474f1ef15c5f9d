import { resolveSize, tokenOf, tokensOf, type Token } from '../tokens'
import { Grid, Name, utility } from './Grid'

/** Formats a length in rem as px. */
const pixels = (rem: number) => `${rem * 16} px`

const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 11, 16]

/** A bar with the length of a size. */
const Bar = ({ size }: { size: string }) => <span className="fd-bar" style={{ inlineSize: size }} />

/** Multiples of the spacing unit. */
export function SpacingSteps() {
  const step = Number.parseFloat(tokenOf('spacing'))
  return (
    <Grid heads={['Utility', 'Length', 'Size']} caption="Steps">
      {STEPS.map((times) => (
        <tr key={times}>
          <Name>{`${utility('p', times)} ${utility('gap', times)}`}</Name>
          <td>
            <Bar size={`${times * step}rem`} />
          </td>
          <td className="fd-value">{pixels(times * step)}</td>
        </tr>
      ))}
    </Grid>
  )
}

const lengthRow = (family: string, { name, value }: Token, barSize: string) => (
  <tr key={name}>
    <Name>{utility(family, name)}</Name>
    <td>
      <Bar size={barSize} />
    </td>
    <td className="fd-value">{resolveSize(value)}</td>
  </tr>
)

/** Named sizes, drawn to scale. */
export function NamedSizes() {
  return (
    <Grid heads={['Token', 'Length', 'On a desktop']} caption="Named sizes">
      {tokensOf('spacing').map((token) => lengthRow('spacing', token, token.value))}
    </Grid>
  )
}

/** Large widths, drawn on a shared smaller scale. */
export function Widths({ family }: { family: 'container' | 'breakpoint' }) {
  const widths = tokensOf(family)
  const longest = Math.max(...widths.map(({ value }) => Number.parseFloat(value)))
  const relativeWidth = ({ value }: Token) => `${(Number.parseFloat(value) / longest) * 100}%`
  return (
    <Grid heads={['Token', 'To scale', 'Width']} caption={family}>
      {widths.map((token) => lengthRow(family, token, relativeWidth(token)))}
    </Grid>
  )
}

const corner = ({ name, value }: Token) => (
  <li key={name}>
    <span className="fd-corner" style={{ borderRadius: value }} />
    <code>{utility('rounded', name)}</code>
    <span className="fd-value">{value}</span>
  </li>
)

/** Every radius on the same square. */
export const Radii = () => <ul className="fd-tiles sb-unstyled">{tokensOf('radius').map(corner)}</ul>
