import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/actions/button'
import { durations, tokenOf } from '../tokens'
import { Grid, Name, utility } from './Grid'

const TEXTS = {
  play: 'Move',
  track: 'Animation',
  still: 'Your system asks for less motion: everything arrives at once.',
  moving: 'Your system allows motion.',
}

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

function onChange(callback: () => void): () => void {
  const mediaQuery = query()
  mediaQuery.addEventListener('change', callback)
  return () => mediaQuery.removeEventListener('change', callback)
}

/** What moves in the library. The class names have the movement: see foundations.css. */
const MOVEMENTS = [
  { name: 'fade', sample: 'Dialog', what: 'Rises 8 px and fades in', uses: 'duration-move', of: 'Dialogs, toasts' },
  {
    name: 'side',
    sample: 'Sheet',
    what: 'Comes 8 px from its side and fades in',
    uses: 'duration-move',
    of: 'Drawers, sheets',
  },
  { name: 'total', sample: '€1,312.00', what: 'Fades once', uses: 'duration-move', of: 'A total that has changed' },
  { name: 'hover', sample: 'Button', what: 'Changes its colours', uses: 'duration-fast', of: 'Hover, focus, menus' },
  {
    name: 'press',
    sample: 'Button',
    what: 'Moves 1 px down while pressed',
    uses: 'active:translate-y-px',
    of: 'Buttons',
  },
  { name: 'wait', sample: '', what: 'Appears after 200 ms, then pulses', uses: 'animate-pulse', of: 'Placeholders' },
] as const

/** Every movement of the library with a sample, which plays again with each `turn`. */
function Movements({ turn }: { turn: number }) {
  return (
    <ul className="fd-moves">
      {MOVEMENTS.map(({ name, sample, what, uses, of }) => (
        <li key={name}>
          <span className="fd-move-stage" aria-hidden>
            <span key={turn} className="fd-move" data-move={name}>
              {sample}
            </span>
          </span>
          <strong>{of}</strong>
          <span>{what}</span>
          <code>{uses}</code>
        </li>
      ))}
    </ul>
  )
}

/**
 * The three durations side by side over the same distance, and every movement that uses them. The system's reduced
 * motion preference shortens them.
 */
export function Durations() {
  const [turn, setTurn] = useState(0)
  const reduced = useSyncExternalStore(onChange, () => query().matches)
  return (
    <div className="sb-unstyled">
      <div className="fd-play">
        <Button variant="secondary" onPress={() => setTurn(turn + 1)}>
          {TEXTS.play}
        </Button>
        <output>{reduced ? TEXTS.still : TEXTS.moving}</output>
      </div>
      <Grid heads={['Utility', 'Animation', 'Duration']} caption="Durations">
        {durations.map(({ name, value }) => (
          <tr key={name}>
            <Name>{utility('duration', name)}</Name>
            <td aria-label={TEXTS.track}>
              <span className="fd-track">
                <span
                  className="fd-runner"
                  data-there={turn % 2 === 1}
                  style={{ transitionDuration: `var(--time-${name})`, transitionTimingFunction: tokenOf('ease-out') }}
                />
              </span>
            </td>
            <td className="fd-value">{value}</td>
          </tr>
        ))}
      </Grid>
      <Movements turn={turn} />
    </div>
  )
}
