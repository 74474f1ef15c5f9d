import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/button'
import { times, tokenOf } from '../tokens'
import { Grid, Name, utility } from './Grid'

const TEXTS = {
  play: 'Move',
  way: 'The way',
  still: 'Your system asks for less motion: everything arrives at once.',
  moving: 'Your system allows motion.',
}

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

function onChange(callback: () => void): () => void {
  const asked = query()
  asked.addEventListener('change', callback)
  return () => asked.removeEventListener('change', callback)
}

/**
 * The three durations, shown side by side over the same distance. The system's reduced motion preference shortens them.
 */
export function Durations() {
  const [there, setThere] = useState(false)
  const reduced = useSyncExternalStore(onChange, () => query().matches)
  return (
    <div className="sb-unstyled">
      <div className="fd-play">
        <Button variant="secondary" onPress={() => setThere(!there)}>
          {TEXTS.play}
        </Button>
        <output>{reduced ? TEXTS.still : TEXTS.moving}</output>
      </div>
      <Grid heads={['Utility', 'On its way', 'Time']} caption="Durations">
        {times.map(({ name, value }) => (
          <tr key={name}>
            <Name>{utility('duration', name)}</Name>
            <td aria-label={TEXTS.way}>
              <span className="fd-track">
                <span
                  className="fd-runner"
                  data-there={there}
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
