import { tokenOf } from '../../packages/ui/src/foundations/tokens'
import { Copy } from '../../packages/ui/src/foundations/stories/Copy'
import { PartLinks } from './Related'

const FAMILIES = [
  ['color', 'Colour'],
  ['text', 'Type'],
  ['font-weight', 'Weight'],
  ['tracking', 'Tracking'],
  ['spacing', 'Size'],
  ['radius', 'Radius'],
  ['shadow', 'Shadow'],
  ['container', 'Width'],
  ['transition-duration', 'Time'],
] as const

interface TokensProps {
  tokens: readonly string[]
  /** Folders of the components it uses. If it has no tokens, those determine its appearance. */
  uses: readonly string[]
}

/** The tokens of a component and its internal files, by family, with copy buttons. */
export function Tokens({ tokens, uses }: TokensProps) {
  const groups = FAMILIES.map(([family, title]) => ({
    family,
    title,
    names: tokens.filter((token) => token.startsWith(`${family}-`)).map((token) => token.slice(family.length + 1)),
  })).filter(({ names }) => names.length > 0)
  if (groups.length + uses.length === 0) return null
  return (
    <>
      <h2 id="tokens">Tokens</h2>
      {groups.length === 0 && (
        <p>
          None. Its appearance comes from its components: <PartLinks folders={uses} />.
        </p>
      )}
      <dl className="docs-tokens sb-unstyled">
        {groups.map(({ family, title, names }) => (
          <div key={family}>
            <dt>{title}</dt>
            <dd>
              {names.map((name) => (
                <span key={name} className="docs-token">
                  {family === 'color' && (
                    <span className="docs-swatch" style={{ background: tokenOf(`color-${name}`) }} />
                  )}
                  <code>{name}</code>
                  <Copy text={name} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
