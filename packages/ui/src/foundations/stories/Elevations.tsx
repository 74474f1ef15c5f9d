import { elevations } from '../tokens'
import { THEMES } from '../theme-sheet'
import { utility } from './Grid'

/** Every elevation in every theme. */
export function Elevations() {
  return (
    <div className="fd-themes sb-unstyled">
      {THEMES.map(({ name, scheme, contrast }) => (
        <section key={name} data-scheme={scheme} data-contrast={contrast} aria-label={name}>
          <p>{name}</p>
          <div className="fd-elevations">
            {elevations.map((elevation) => (
              <span key={elevation.name} style={{ boxShadow: `var(--elevation-${elevation.name})` }}>
                <code>{utility('shadow', elevation.name)}</code>
              </span>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
