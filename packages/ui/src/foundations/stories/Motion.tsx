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

/**
 * The three durations, shown side by side over the same distance. The system's reduced motion preference shortens them.
 */
export function Durations() {
  const [isAtEnd, setIsAtEnd] = useState(false)
  const reduced = useSyncExternalStore(onChange, () => query().matches)
  return (
    <div className="sb-unstyled">
      <div className="fd-play">
        <Button variant="secondary" onPress={() => setIsAtEnd(!isAtEnd)}>
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
                  data-there={isAtEnd}
                  style={{ transitionDuration: `var(--time-${name})`, transitionTimingFunction: tokenOf('ease-out') }}
                />
              </span>
            </td>
            <td className="fd-value">{value}</td>
          </tr>
        ))}
      </Grid>
    </div>
  )
}
