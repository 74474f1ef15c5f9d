import { describeColour } from '../colour'
import { theme } from '../theme'
import { THEMES } from '../theme-sheet'
import { Copy } from './Copy'
import { Grid, Name } from './Grid'

const HEADS = ['Role', ...THEMES.map(({ name }) => name)]

/** Every role as a sample in every theme. */
export function Roles() {
  return (
    <Grid heads={HEADS} caption="Roles">
      {theme.roles.map((role) => (
        <tr key={role}>
          <Name>{role}</Name>
          {THEMES.map(({ name, scheme, contrast }) => (
            <td key={name} data-scheme={scheme} data-contrast={contrast} className="fd-cell">
              <span className="fd-swatch" style={{ background: `var(--${role})` }} />
              <span className="fd-value">{describeColour(theme.colourOf(role, { scheme, contrast }))}</span>
            </td>
          ))}
        </tr>
      ))}
    </Grid>
  )
}

/** The roles by purpose. Roles that match no other pattern are in the last group. */
const GROUPS: readonly [name: string, roles: RegExp][] = [
  ['Backgrounds', /^(page|surface|raised|well|media|fill|fill-strong|inverse|night|scrim|tint-.*)$/],
  ['Text', /^ink/],
  ['Lines', /^(line|shelf|star)/],
  ['Brand', /^(brand|link|focus|accent)/],
  ['Better price', /^price/],
  ['States', /^(positive|caution|critical|info)/],
  ['Other', /./],
]

const groupOf = (role: string) => GROUPS.find(([, roles]) => roles.test(role))![0]

/** Every role by purpose: one sample for each theme, in the order of `THEMES`. */
export function RoleTiles() {
  return (
    <dl className="fd-roles sb-unstyled">
      {GROUPS.map(([group]) => [group, theme.roles.filter((role) => groupOf(role) === group)] as const)
        .filter(([, roles]) => roles.length > 0)
        .map(([group, roles]) => (
          <div key={group}>
            <dt>{group}</dt>
            <dd>
              {roles.map((role) => (
                <span key={role} className="fd-role">
                  <span className="fd-strip">
                    {THEMES.map(({ name, scheme, contrast }) => (
                      <span
                        key={name}
                        title={name}
                        data-scheme={scheme}
                        data-contrast={contrast}
                        style={{ background: `var(--${role})` }}
                      />
                    ))}
                  </span>
                  <code>{role}</code>
                </span>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  )
}

const familyOf = (name: string) => (name.endsWith('-base') ? 'Bases' : name.split('-')[0]!)

const families = [...new Set(theme.palette.map(familyOf))]

/** Every colour of the palette, by family. */
export function Palette() {
  return families.map((family) => (
    <div key={family} className="fd-palette sb-unstyled">
      <h3>{family}</h3>
      <ul>
        {theme.palette
          .filter((name) => familyOf(name) === family)
          .map((name) => (
            <li key={name}>
              <span className="fd-swatch" style={{ background: `var(--${name})` }} />
              <code>{name}</code>
              <Copy text={name} />
              <span className="fd-value">{describeColour(theme.colourOf(name, THEMES[0]))}</span>
            </li>
          ))}
      </ul>
    </div>
  ))
}
